import { AddressPart } from '../../features/addresses/web/address-part.tsx'
import { OwnConversation } from '../../features/commission-messages/web/own-conversation.tsx'
import type { CommissionParts } from '../../features/commissions/web/own/commission-parts.ts'
import { CompanionPart } from '../../features/companions/web/companion-part.tsx'
import { CardPayment } from '../../features/payments/web/card-payment.tsx'

/** The parts of other features that a commission needs: where its invoices go, the card that pays it, its conversation, and who comes along. */
export const commissionParts: CommissionParts = {
  address: (part) => <AddressPart {...part} />,
  payment: (part) => <CardPayment {...part} />,
  conversation: (part) => <OwnConversation {...part} />,
  companion: (part) => <CompanionPart {...part} />,
}
