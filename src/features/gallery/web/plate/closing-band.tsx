import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

interface ClosingBandProps {
  readonly title: string
  readonly text: string
  readonly book: string
}

/** The last words of a page of the gallery: come and see. Their colour runs down to the footer, over the margin the footer keeps. */
export const ClosingBand = ({ title, text, book }: ClosingBandProps) => (
  <section aria-labelledby="closing" className="-mb-section bg-rose print:hidden">
    <div className="frame flex flex-col items-center py-section text-center">
      <h2 id="closing" className="font-display text-title">
        {title}
      </h2>
      <p className="mt-5 max-w-measure text-lead">{text}</p>
      <Button size="large" className="mt-8" render={<LocalLink to={pathTo('booking')} />}>
        {book}
      </Button>
    </div>
  </section>
)
