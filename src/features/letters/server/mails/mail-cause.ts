/** Begins the causes of all mails of letters; the newsletter forgets them with its own. */
export const causeOfLetters = 'newsletter:letter:'

interface LetterMail {
  readonly letterId: string
  readonly subscriberId: string
}

/** One mail is written for a letter and an address, however often it is tried. */
export const mailCause = ({ letterId, subscriberId }: LetterMail) =>
  `${causeOfLetters}${letterId}:${subscriberId}`
