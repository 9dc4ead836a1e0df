import type { House } from '../settings/house.schema.ts'
import type { Seller } from '../settings/seller.schema.ts'

/** The French text, which prevails, and the English one beside it for customers who read English (§11.1). */
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

/** Selects from both records the data of the seller that is printed. */
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
