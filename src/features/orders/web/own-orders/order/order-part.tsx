import { type ReactNode, useId } from 'react'

interface OrderPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of an order under its heading. */
export const OrderPart = ({ title, children }: OrderPartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-hairline border-t pt-5">
      <h2 id={id} className="mb-4 font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
