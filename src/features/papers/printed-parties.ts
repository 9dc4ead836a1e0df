import type { House } from '../settings/house.schema.ts'
import type { Seller } from '../settings/seller.schema.ts'

/** French, which prevails, and the English that stands beside it where the customer reads English (§11.1). */
export interface Wording {
  readonly fr: string
  readonly en?: string
}

/** The seller as every document names it (§11.11). */
export interface PrintedSeller
  extends Pick<
    Seller,
    'legalName' | 'legalForm' | 'capitalCents' | 'siren' | 'siret' | 'rcsCity' | 'vatNumber' | 'seat'
  > {
  readonly houseName: string
  readonly phone: string
  readonly email: string
}

/** Takes from both records what is printed of the seller. */
export const printedSeller = (
  seller: Seller,
  { name, phone, email }: Pick<House, 'name' | 'phone' | 'email'>,
): PrintedSeller => {
  const { legalName, legalForm, capitalCents, siren, siret, rcsCity, vatNumber, seat } = seller
  return {
    houseName: name,
    phone,
    email,
    legalName,
    legalForm,
    capitalCents,
    siren,
    siret,
    rcsCity,
    vatNumber,
    seat,
  }
}

/** A person or company at an address; the two numbers are those of a company. */
export interface PrintedParty {
  readonly firstName: string
  readonly lastName: string
  readonly company?: string
  readonly street: string
  readonly further?: string
  readonly postalCode: string
  readonly city: string
  readonly countryCode: string
  readonly siren?: string
  readonly vatNumber?: string
}
