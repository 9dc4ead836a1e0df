import { confirmDays } from './newsletter.limits.ts'

/** What comes next for an address that was given: said by the call, and by the page that a posted form leads to. */
export const asked = {
  fr: `Un e-mail vient de partir à cette adresse, si elle n’est pas déjà inscrite. Suivez son lien pour confirmer\u00a0: il est valable ${confirmDays}\u00a0jours.`,
  en: `An e-mail has just gone to this address, unless it is subscribed already. Follow its link to confirm: it is valid for ${confirmDays} days.`,
}
