import { useSession } from '../../../ui/api/api-provider.tsx'

interface PrintImprintProps {
  readonly houseName: string
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
  readonly phone: string
}

/** On paper, all that is left of header and footer: whose page it is, where they are found, and which site printed addresses are of. */
export const PrintImprint = ({ houseName, address, phone }: PrintImprintProps) => (
  <p className="hidden justify-between gap-x-8 border-hairline border-b px-margin pb-3 text-caption print:flex">
    <span className="font-display text-subheading">{houseName}</span>{' '}
    <span className="text-right">
      {address.street}, {address.postalCode} {address.city}
      <br />
      {phone}, {new URL(useSession().publicUrl).host}
    </span>
  </p>
)
