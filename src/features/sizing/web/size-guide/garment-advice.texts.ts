import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  ofKept: 'Conseil d’après mes mesures',
  eases: {
    title: 'Comment la pièce tombe en {{size}}',
    explained: 'L’aisance est ce que la pièce mesure de plus que le corps.',
    line: '{{ease}}\u00a0; {{lies}}.',
    ease: '{{ease}} d’aisance',
    none: 'au ras du corps',
    short: '{{ease}} de moins que le corps',
    drawn: 'la pièce tombe comme dessinée',
    floats: 'la pièce y est ample',
    loose: 'la pièce y serait large, et l’atelier peut la reprendre de {{cm}}',
    tight: 'la pièce y serait plus près du corps, et l’atelier peut l’élargir de {{cm}}',
  },
  between: 'Entre deux tailles\u00a0: le {{size}} irait aussi, un peu élargi par l’atelier.',
  madeToMeasure: {
    text: 'Cette pièce se fait aussi sur mesure, coupée d’après vous.',
    choose: 'Choisir « Sur mesure »',
  },
  unit: { cm: 'cm', in: 'po' },
} as const

const en: SameShape<typeof fr> = {
  ofKept: 'Advice from my measurements',
  eases: {
    title: 'How the piece fits in size {{size}}',
    explained: 'Ease is what the piece measures more than the body.',
    line: '{{ease}}; {{lies}}.',
    ease: '{{ease}} of ease',
    none: 'close against the body',
    short: '{{ease}} less than the body',
    drawn: 'it falls as it was drawn',
    floats: 'it is roomy here',
    loose: 'it would be wide here, and the atelier can take it in by {{cm}}',
    tight: 'it would be closer here, and the atelier can let it out by {{cm}}',
  },
  between: 'Between two sizes: a {{size}} would do too, let out a little by the atelier.',
  madeToMeasure: {
    text: 'This piece is also made to measure, cut for you.',
    choose: 'Choose made to measure',
  },
  unit: { cm: 'cm', in: 'in' },
}

export const garmentAdviceTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    garmentAdvice: typeof fr
  }
}
