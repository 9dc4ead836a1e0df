import { type Language, parseLanguage } from './languages.ts'

/** The supported language that an Accept-Language header prefers, if any. */
export const preferredLanguage = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';')
      const quality = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
      return { language: parseLanguage(tag), weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter((choice) => choice.language && choice.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
