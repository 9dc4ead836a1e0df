import type { PrintedParty, PrintedSeller } from '../printed-parties.ts'
import { type Element, element, textElement } from './xml.ts'

/** The registers of ISO 6523: the SIREN of a French company. */
const siren = '0002'
/** The French scheme of electronic addresses, whose address is a SIREN. */
const frenchDirectory = '0225'

const nameOf = ({ company, firstName, lastName }: PrintedParty) => company || `${firstName} ${lastName}`

interface Place {
  readonly street: string
  readonly further?: string | undefined
  readonly postalCode: string
  readonly city: string
  readonly countryCode: string
}

const addressElement = ({ street, further, postalCode, city, countryCode }: Place) =>
  element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', postalCode),
    textElement('ram:LineOne', street),
    textElement('ram:LineTwo', further),
    textElement('ram:CityName', city),
    element('ram:CountryID', countryCode),
  ])

interface Registered {
  readonly siren?: string | undefined
  readonly vatNumber?: string | undefined
}

const plain = (number: string | undefined) => number?.replaceAll(/[\s.]/g, '')

const registration = ({ siren: number }: Registered) =>
  textElement('ram:ID', plain(number), { schemeID: siren })

const electronicAddress = (party: Registered) =>
  element('ram:URIUniversalCommunication', [
    textElement('ram:URIID', plain(party.siren), { schemeID: frenchDirectory }),
  ])

const taxRegistration = ({ vatNumber }: Registered) =>
  element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', plain(vatNumber), { schemeID: 'VA' })])

export const sellerElement = (seller: PrintedSeller): Element =>
  element('ram:SellerTradeParty', [
    element('ram:Name', seller.legalName),
    element('ram:SpecifiedLegalOrganization', [
      registration(seller),
      textElement('ram:TradingBusinessName', seller.houseName),
    ]),
    element('ram:DefinedTradeContact', [
      element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', seller.email)]),
    ]),
    addressElement(seller.seat),
    electronicAddress(seller),
    taxRegistration(seller),
  ])

export const buyerElement = (buyer: PrintedParty): Element =>
  element('ram:BuyerTradeParty', [
    element('ram:Name', nameOf(buyer)),
    element('ram:SpecifiedLegalOrganization', [registration(buyer)]),
    ...(buyer.company
      ? [
          element('ram:DefinedTradeContact', [
            textElement('ram:PersonName', `${buyer.firstName} ${buyer.lastName}`.trim()),
          ]),
        ]
      : []),
    addressElement(buyer),
    electronicAddress(buyer),
    taxRegistration(buyer),
  ])

export const recipientElement = (recipient: PrintedParty): Element =>
  element('ram:ShipToTradeParty', [element('ram:Name', nameOf(recipient)), addressElement(recipient)])
