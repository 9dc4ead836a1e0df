import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldTestimonials, oldTestimonials } from './testimonials/clear-old-testimonials.ts'

export const clearing = implementJob(oldTestimonials, clearOldTestimonials)
