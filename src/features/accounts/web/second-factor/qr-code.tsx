import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  /** Describes the code to those who do not see it. */
  readonly label: string
}

/** The white border by which a camera finds the code. */
const border = 3

/** A QR code, black on white in both themes, because cameras expect these colours. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, data } = encode(text, { border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 flex-none border border-hairline"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
