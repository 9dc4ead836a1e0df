const heads =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'

export interface FecLine {
  readonly journal: string
  readonly number: number
  /** AAAAMMJJ. */
  readonly day: string
  readonly account: string
  readonly customer: string
  readonly document: string
  readonly debitCents: number
  readonly creditCents: number
}

const fail = (line: number, what: string): never => {
  throw new Error(`FEC, line ${line}: ${what}`)
}

const isDay = (text: string) =>
  /^\d{8}$/.test(text) && !Number.isNaN(Date.parse(text.replace(/^(....)(..)(..)$/, '$1-$2-$3')))

const centsOf = (text: string, line: number) =>
  /^\d+,\d\d$/.test(text) ? Number(text.replace(',', '')) : fail(line, `« ${text} » is no amount`)

/** The fields that article A47 A-1 VII asks to be filled, by their places. */
const needed = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15]

const lineOf = (text: string, place: number): FecLine => {
  const fields = text.split('\t')
  if (fields.length !== 18) fail(place, `${fields.length} fields`)
  for (const index of needed) if (!fields[index]) fail(place, `nothing in field ${index + 1}`)
  const [journal = '', , number = '', day = '', account = '', , customer = '', name = '', document = ''] =
    fields
  const [pieceDay = '', , debit = '', credit = '', letters, lettered, valid = '', amount, currency] =
    fields.slice(9)
  if (!/^[1-9]\d*$/.test(number)) fail(place, `« ${number} » is no number of an entry`)
  if (![day, pieceDay, valid].every(isDay)) fail(place, 'a day that is none')
  if (valid < day) fail(place, 'in force before it was entered')
  if (!/^[1-8]\d{2}/.test(account)) fail(place, `« ${account} » is no account`)
  if ((customer === '') !== (name === '')) fail(place, 'half a customer')
  if ((letters === '') !== (lettered === '')) fail(place, 'half a lettering')
  if ((amount === '') !== (currency === '')) fail(place, 'half a currency')
  const [debitCents, creditCents] = [centsOf(debit, place), centsOf(credit, place)]
  if ((debitCents === 0) === (creditCents === 0)) fail(place, 'has to be on one side')
  return { journal, number: Number(number), day, account, customer, document, debitCents, creditCents }
}

/** The entries follow each other by number and by day, and each balances. */
const requireEntries = (lines: readonly FecLine[]) => {
  const entries = [...Map.groupBy(lines, ({ number }) => number)]
  for (const [index, [number, own]] of entries.entries()) {
    const before = entries[index - 1]
    if (before && number !== before[0] + 1) fail(number, 'is not the next entry')
    if (before && (own[0]?.day ?? '') < (before[1][0]?.day ?? '')) fail(number, 'goes back in time')
    if (new Set(own.map(({ day, journal, document }) => `${day} ${journal} ${document}`)).size !== 1)
      fail(number, 'is not one entry')
    const balance = own.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)
    if (balance !== 0) fail(number, `does not balance by ${balance}`)
  }
}

/** Reads a file of accounting entries and refuses one that does not follow article A47 A-1 LPF. */
export const readFec = (bytes: Uint8Array, fileName: string): readonly FecLine[] => {
  if (!/^\d{9}FEC\d{8}\.txt$/.test(fileName)) throw new Error(`FEC: the name « ${fileName} »`)
  const text = new TextDecoder('iso-8859-15').decode(bytes)
  if (!text.endsWith('\r\n')) throw new Error('FEC: the last line has no end')
  const [head, ...lines] = text.slice(0, -2).split('\r\n')
  if (head !== heads.replaceAll(' ', '\t')) fail(1, 'other heads')
  const read = lines.map((line, index) => lineOf(line, index + 2))
  // The numbers may begin anywhere: a file is of a part of what was ever entered.
  requireEntries(read)
  return read
}
