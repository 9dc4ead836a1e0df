import type { GalleryColour } from '../../gallery.limits.ts'

/** What each colour of the palette looks like: dyed cloth, not light. */
const dyes: Readonly<Record<GalleryColour, string>> = {
  blanc: '#fdfcf8',
  ivoire: '#efe4cc',
  rose: '#e3b3ad',
  rouge: '#9c2530',
  bleu: '#34486e',
  vert: '#66785a',
  dore: '#bf9a52',
  noir: '#1d1a1b',
}

/** A swatch of cloth in a colour; its name stands beside it. */
export const Swatch = ({ colour, className }: { colour: GalleryColour; className: string }) => (
  <span
    aria-hidden="true"
    className={`inline-block flex-none border border-rule forced-color-adjust-none [print-color-adjust:exact] ${className}`}
    style={{ backgroundColor: dyes[colour] }}
  />
)
