import type { Context } from '../../../../platform/context/context.ts'
import { languages } from '../../../../shared/i18n/languages.ts'
import type { LegalText, LegalTextVersion } from '../../documents.contract.ts'
import { type LegalTextName, legalTextNames } from '../../legal-texts.limits.ts'
import { currentFacts } from '../current-facts.ts'
import { writtenHouseFile } from '../house-files.ts'
import { bodyOf } from '../parse-document.ts'
import { readDocument } from '../read-document.ts'
import { houseVersionsResident, todayOf, versionInForce } from './house-versions.ts'
import type { LegalTextRow } from './legal-texts.table.ts'

const anchor = /<a href="([^"]*)">(.*?)<\/a>/g

type OwnOrSoftware = LegalTextRow | ReturnType<typeof softwareVersion>

/** The version that came with the software, as the house would write it: a link as Markdown has it. */
const softwareVersion = (name: LegalTextName) => {
  const [fr = '', en = ''] = languages.map((lng) =>
    bodyOf(writtenHouseFile(name, lng), lng).replaceAll(anchor, '[$2]($1)').trim(),
  )
  const { effective } = readDocument(name, 'fr')
  if (effective === undefined) throw new Error(`« ${name} » has no versions`)
  return { effective, version: null, fr, en }
}

/** What the house has written of a text, oldest first, and which version is in force: its last, or that of the software. */
const versionsOf = async (ctx: Context, name: LegalTextName) => {
  const today = todayOf(ctx)
  const own = (await ctx.resident(houseVersionsResident)).get(name) ?? []
  const software = softwareVersion(name)
  return { today, own, software, inForce: versionInForce(own, today) ?? software }
}

/** Each text with the version in force and the day of the next one. */
export const findLegalTexts = (ctx: Context) =>
  Promise.all(
    legalTextNames.map(async (name) => {
      const { today, own, software, inForce } = await versionsOf(ctx, name)
      return {
        name,
        title: readDocument(name, ctx.lng).title,
        inForce: { effective: inForce.effective, isOwn: inForce !== software },
        planned: own.find(({ effective }) => effective > today)?.effective ?? null,
      }
    }),
  )

/** A text with its versions, the newest first, and what may stand in its braces. */
export const findLegalText = async (ctx: Context, name: LegalTextName): Promise<LegalText> => {
  const { today, own, software, inForce } = await versionsOf(ctx, name)
  const stateOf = (each: OwnOrSoftware) => {
    if (each === inForce) return 'inForce'
    return each !== software && each.effective > today ? 'planned' : 'past'
  }
  const versions = [software, ...own]
    .map((each): LegalTextVersion => {
      const { effective, version, fr, en } = each
      return { effective, state: stateOf(each), isOwn: each !== software, version, fr, en }
    })
    .toReversed()
  const blanks = Object.entries(await currentFacts(ctx)).map(([blank, value]) => ({ name: blank, value }))
  return { name, title: readDocument(name, ctx.lng).title, versions, blanks }
}
