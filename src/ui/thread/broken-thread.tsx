import { classNames } from '../class-names.ts'

/** The thread of an error state: the seam stops, and both loose ends curl over the gap. */
export const BrokenThread = ({ className }: { className?: string | undefined }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 320 56"
    width={320}
    height={56}
    fill="none"
    strokeWidth={1.5}
    strokeLinecap="round"
    className={classNames('h-auto', className)}
  >
    <g className="stroke-garance">
      <path d="M2 31.5q5 .6 10-.2m5 .4q5 .9 9.6.3m5.2-.8q5 .2 10 .7m4.8-.5q5-.6 9.8-.2m5 .9q4.6.3 9.4-.4m5.2.2q5 .7 9.8.1m4.8-.6q4.8.2 8 .4" />
      <path d="M112 31.4c9-.4 20-1.6 27-7.6 8-7 7.5-17.8.4-18.2-7.4-.4-9.6 10.4-2.6 16.6 6.4 5.6 13.6 5.2 17 12.6" />
      <path d="M318 30.6q-5 .8-10 .3m-5-.6q-5-.3-9.6.4m-5.2.5q-5 .2-10-.6m-4.8.3q-5 .8-9.8.4m-5-.8q-4.6-.1-9.4.5m-5.2.1q-5-.6-9.8-.2m-4.8.5q-4 .2-7-.2" />
      <path d="M212 31.2c-10 .4-19 .6-25.6 6-7.4 6-6.8 15.6-.4 15.8 6.8.2 8.6-9 2-14.6-5-4.2-11.6-6.2-13-14.6" />
    </g>
  </svg>
)
