import type { InvoiceContent } from '../invoice-content.ts'
import { lineElement } from './cii-lines.ts'
import { buyerElement, recipientElement, sellerElement } from './cii-parties.ts'
import { settlementElement } from './cii-settlement.ts'
import { dayElement } from './cii-values.ts'
import { element, keptElement, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** The profile: the European norm, without anything beyond it. */
const profile = 'urn:cen.eu:en16931:2017'

const typeCodes = { invoice: '380', 'credit-note': '381' } as const
/** UNTDID 1001: an invoice for an acompte. */
const advanceCode = '386'

const typeCodeOf = (content: InvoiceContent) =>
  content.kind === 'invoice' && content.isAdvance ? advanceCode : typeCodes[content.kind]

const operationLetters = { goods: 'B', services: 'S', mixed: 'M' } as const

/** The French kinds of invoices: of goods, services or both, paid already or not. */
const processOf = ({ operation, paidOn }: InvoiceContent) =>
  `${operationLetters[operation]}${paidOn === null ? 1 : 2}`

/** The notes that the law asks for where a company buys, each under its code (UNTDID 4451). */
const companyNotes = [
  {
    code: 'PMT',
    text: 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
  },
  { code: 'PMD', text: 'Pénalités de retard au taux de trois fois l’intérêt légal.' },
  { code: 'AAB', text: 'Aucun escompte pour paiement anticipé.' },
]

const notesOf = (content: InvoiceContent) => [
  ...(content.buyer.company || content.buyer.siren ? companyNotes : []),
  ...(content.kind === 'credit-note' ? [{ code: 'ACB', text: content.refersTo.reason.fr }] : []),
]

/**
 * An invoice or a credit note as data for machines (EN 16931, in the syntax CII), as it is attached to the printed one
 * (Factur-X). Every amount is one of those that are printed.
 */
export const ciiOfInvoice = (content: InvoiceContent): string =>
  xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
            element('ram:ID', processOf(content)),
          ]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', profile)]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', content.number),
          element('ram:TypeCode', typeCodeOf(content)),
          dayElement('ram:IssueDateTime', content.issuedOn),
          ...notesOf(content).map(({ code, text }) =>
            element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', code)]),
          ),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...content.lines.map((line, place) => lineElement(content, line, place)),
          element('ram:ApplicableHeaderTradeAgreement', [
            sellerElement(content.seller),
            buyerElement(content.buyer),
            element('ram:SellerOrderReferencedDocument', [
              element('ram:IssuerAssignedID', content.orderNumber),
            ]),
          ]),
          keptElement('ram:ApplicableHeaderTradeDelivery', [
            content.deliveryAddress ? recipientElement(content.deliveryAddress) : undefined,
            content.suppliedOn === null
              ? undefined
              : element('ram:ActualDeliverySupplyChainEvent', [
                  dayElement('ram:OccurrenceDateTime', content.suppliedOn),
                ]),
          ]),
          settlementElement(content),
        ]),
      ],
      namespaces,
    ),
  )
