import type { SVGProps } from 'react'

const DRAWINGS = {
  alert: 'M12 4 21 19.5H3L12 4Zm0 5.5v5m0 2.4v.1',
  arrow: 'M4 12h16m-5.5-5.5L20 12l-5.5 5.5',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 2.5V7a3.5 3.5 0 0 1 7 0v3.5',
  bagPlus: 'M5 8h14l1 12.5H4L5 8Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1M12 11.5v5.5m-2.75-2.75h5.5',
  calendar: 'M4 6.5h16v14H4v-14Zm0 4h16M8.5 4v4m7-4v4',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  external: 'M10 6H5v13h13v-5M13.5 5H19v5.5M19 5l-9 9',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 5v4M8.5 15v4',
  heart: 'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.3 4.3 0 0 1 12 7.8a4.3 4.3 0 0 1 8.5 1.4C20.5 12.8 17.5 16 12 20Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  menu: 'M3.5 8h17m-17 8h17',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6',
  system: 'M3.5 5h17v11.5h-17V5ZM8 20h8m-4-3.5V20',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6m3.6-6v6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
} as const

export type IconName = keyof typeof DRAWINGS

/** The names of all icons, for the styleguide. */
export const iconNames = Object.keys(DRAWINGS).filter((name): name is IconName => name in DRAWINGS)

type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & { name: IconName; size?: number }

/** An icon in one thin line. Screen readers skip it, because a text beside it says the same. */
export const Icon = ({ name, size = 20, ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.25}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d={DRAWINGS[name]} vectorEffect="non-scaling-stroke" />
  </svg>
)
