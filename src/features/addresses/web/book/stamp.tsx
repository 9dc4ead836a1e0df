import { classNames } from '../../../../ui/class-names.ts'

/**
 * The stamp of an envelope with its country, in red for the default address. Screen readers skip it, because the text
 * beside it says the same.
 */
export const Stamp = ({ country, isFirst }: { country: string; isFirst: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 60 72"
    width={60}
    height={72}
    className={classNames('h-auto w-14 flex-none', isFirst ? 'text-garance' : 'text-ink-soft')}
  >
    <rect x="2" y="2" width="56" height="68" className={isFirst ? 'fill-rose' : 'fill-linen'} />
    {/* Round bites out of the edge of the stamp, in the colour of the envelope. */}
    <rect
      x="2"
      y="2"
      width="56"
      height="68"
      fill="none"
      strokeWidth="4.4"
      strokeLinecap="round"
      strokeDasharray="0 6.2"
      className="stroke-sheet"
    />
    <rect x="8.5" y="8.5" width="43" height="55" fill="none" stroke="currentColor" strokeWidth="0.75" />
    <text
      x="30"
      y="43"
      textAnchor="middle"
      fill="currentColor"
      className="font-display text-[1.25rem] tracking-[0.02em]"
    >
      {country}
    </text>
  </svg>
)
