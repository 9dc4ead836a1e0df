interface PrintImprintProps {
  readonly houseName: string
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
  readonly phone: string
}

/** On paper, all that is left of header and footer: whose page it is and where they are found. */
export const PrintImprint = ({ houseName, address, phone }: PrintImprintProps) => (
  <p className="hidden justify-between gap-x-8 border-hairline border-b px-margin pb-3 text-caption print:flex">
    <span className="font-display text-subheading">{houseName}</span>
    <span className="text-right">
      {address.street}, {address.postalCode} {address.city}
      <br />
      {phone}
    </span>
  </p>
)
