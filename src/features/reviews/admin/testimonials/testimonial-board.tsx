import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import type { TestimonialModerationContract } from '../../testimonial-moderation.contract.ts'
import { moderationKinds } from '../../testimonial-status.ts'
import { ReviewBoard } from '../review-board.tsx'
import { useWantedReviews } from '../use-wanted-reviews.ts'
import { moderatedQuery } from './moderation.queries.ts'
import { TestimonialTable } from './testimonial-table.tsx'
import { useDecide } from './use-decide.ts'

/** What customers wrote about the house. */
export const TestimonialBoard = () => {
  const wanted = useWantedReviews(moderationKinds)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...moderatedQuery(useApi<TestimonialModerationContract>(), wanted),
    enabled: useSignedIn() === true,
  })
  return (
    <ReviewBoard
      kinds={moderationKinds}
      query={{ data: data && { ...data, count: data.total }, error, refetch }}
      decision={useDecide()}
      table={(selected, onSelect) => (
        <TestimonialTable
          testimonials={data?.reviews}
          busy={isPlaceholderData}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    />
  )
}
