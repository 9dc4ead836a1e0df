import { useSearchParams } from 'react-router'
import { OpenedTestimonial } from './opened-testimonial.tsx'
import { TestimonialBoard } from './testimonial-board.tsx'

/** The testimonials of the house, or the one that the address opens. */
export const TestimonialModeration = () => {
  const opened = useSearchParams()[0].get('opened')
  return opened ? <OpenedTestimonial key={opened} id={opened} /> : <TestimonialBoard />
}
