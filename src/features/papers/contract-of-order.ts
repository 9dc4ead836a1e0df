import type { ContractContent, ContractLine } from './contract-content.ts'
import { bilingual, invoiceLinesOf, printedParty, regimeOf } from './invoice-of-order.ts'
import { totalsOf } from './invoice-totals.ts'
import type { AgreedLine, OrderContract } from './order-contract.ts'
import { printedSeller } from './printed-parties.ts'

/**
 * What a contract contains beside the agreement: the moment of the payment, the text of the terms, the link to
 * withdraw.
 */
type Beside = Pick<ContractContent, 'concludedAt' | 'withdrawalUrl'> & {
  readonly termsText: ContractContent['terms']['text']
}

/** A guarantee that the house has promised beyond the law. */
const guaranteedFor = ({ durabilityYears: years }: AgreedLine, { language }: OrderContract) =>
  years === undefined
    ? []
    : [
        bilingual(language)(
          `Garantie commerciale de durabilité : ${years} ans`,
          `Commercial guarantee of durability: ${years} years`,
        ),
      ]

/** The products of an order, in the order in which they were agreed to. */
export const agreedLines = (agreed: OrderContract): readonly ContractLine[] => {
  const printed = invoiceLinesOf(agreed)
  return agreed.lines.map((line, index) => ({
    description: printed[index]?.description ?? { fr: line.nameFr },
    details: [...(printed[index]?.details ?? []), ...guaranteedFor(line, agreed)],
    quantity: line.quantity,
    unitGrossCents: line.unitCents,
    grossCents: line.unitCents * line.quantity,
    promise: { from: line.promisedFrom, to: line.promisedTo },
    withdrawal: line.withdrawable ? 'eligible' : 'excluded',
  }))
}

/** How an order reaches the customer, and where. */
export const agreedDelivery = ({ deliveryMethod, shippingAddress, language }: OrderContract) => {
  const say = bilingual(language)
  return deliveryMethod === 'pickup'
    ? { means: say('Retrait à l’atelier', 'Collection at the atelier'), address: null }
    : {
        means: say('Envoi à votre adresse', 'Sent to your address'),
        address: shippingAddress && printedParty(shippingAddress),
      }
}

const discountOf = ({ discountCents, promoCode, language }: OrderContract) =>
  discountCents === 0
    ? null
    : {
        name: bilingual(language)(
          `Réduction ${promoCode ?? ''}`.trim(),
          `Reduction ${promoCode ?? ''}`.trim(),
        ),
        cents: discountCents,
      }

/** The contract of an order as it is printed, made from what was agreed to when the order was placed. */
export const contractOfOrder = (
  agreed: OrderContract,
  { concludedAt, termsText, withdrawalUrl }: Beside,
): ContractContent => {
  const { seller, house, billingAddress, terms, language } = agreed
  const { phone } = billingAddress
  return {
    orderNumber: agreed.number,
    concludedAt,
    language,
    seller: {
      ...printedSeller(seller, house),
      mediator: seller.mediator,
      returnsEmail: seller.returnsEmail,
    },
    buyer: { ...printedParty(billingAddress), email: agreed.email, ...(phone && { phone }) },
    delivery: agreedDelivery(agreed),
    eventDate: agreed.eventDate,
    lines: agreedLines(agreed),
    subtotalCents: agreed.subtotalCents,
    discount: discountOf(agreed),
    shippingCents: agreed.shippingCents,
    totalCents: agreed.totalCents,
    vat: totalsOf(invoiceLinesOf(agreed)).vat,
    vatRegime: regimeOf(agreed),
    paymentMeans: bilingual(language)('Paiement en ligne, à la commande', 'Paid online, with the order'),
    terms: { version: terms.version, acceptedAt: terms.acceptedAt, text: termsText },
    withdrawalUrl,
  }
}
