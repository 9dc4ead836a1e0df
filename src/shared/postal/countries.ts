import { otherUnionCountries } from './union-countries.ts'

/** Russia, Belarus and North Korea are left out, because luxury goods may not be exported to them from the Union. */
const elsewhere = `
  AD AE AG AI AL AM AO AR AU AW AZ BA BB BD BF BH BI BJ BL BM BN BO BR BS BT BW BZ CA CD CF
  CG CH CI CK CL CM CN CO CR CU CV CW DJ DM DO DZ EC EG ER ET FJ FK FM FO GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GT GW GY HK HN HT ID IL IM IN IQ IS JE JM JO JP KE KG KH KI KM KN KR
  KW KY KZ LA LB LC LI LK LR LS LY MA MD ME MF MG MH MK ML MM MN MO MQ MR MS MU MV MW MX MY
  MZ NA NC NE NG NI NO NP NR NU NZ OM PA PE PF PG PH PK PM PS PW PY QA RE RS RW SA SB SC SD
  SG SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ
  VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`

/** The countries of delivery, by ISO 3166 code: mainland France and Monaco, the Union, the world. */
export const servedCountries: readonly string[] = [
  'FR',
  'MC',
  ...otherUnionCountries,
  ...elsewhere.trim().split(/\s+/),
]

export const isServedCountry = (code: string) => servedCountries.includes(code)
