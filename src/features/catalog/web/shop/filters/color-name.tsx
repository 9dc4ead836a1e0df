/** A colour of the filter: a dot and its name. */
export const ColorName = ({ hex, children }: { hex: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span
      aria-hidden
      className="size-3.5 rounded-full border border-rule forced-color-adjust-none"
      style={{ backgroundColor: hex }}
    />
    {children}
  </span>
)
