import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { sizeGuideTextsFr } from './size-guide.texts.fr.ts'

export const sizeGuideTextsEn: SameShape<typeof sizeGuideTextsFr> = {
  description:
    'Three measurements, one size: where the tape goes, the house’s table from 34 to 46, and what Britain, the United States, Germany and Italy call each size.',
  lead: 'Three measurements are enough. Give us yours, and we will tell you your size in our cut.',
  girths: {
    bust: 'Bust',
    waist: 'Waist',
    hip: 'Hips',
  },
  form: {
    title: 'Your measurements',
    unit: 'Unit',
    cm: 'centimetres',
    in: 'inches',
    range: 'From {{min}} to {{max}}',
    faulty: 'Between {{min}} and {{max}}.',
    missing: {
      bust: 'Enter your bust measurement.',
      waist: 'Enter your waist measurement.',
      hip: 'Enter your hip measurement.',
    },
    oneIsEnough: 'One measurement is enough; with all three, our advice is surer.',
    submit: 'Find my size',
  },
  advice: {
    size: 'We advise a {{size}}.',
    below: 'Your measurements are below our 34.',
    above: 'Your measurements are above our 46.',
    beyond:
      'A piece made to measure, cut for you, will fit better than any size. Make an appointment at the salon:',
    decidedBy_one: 'The size is decided by {{girths}}.',
    decidedBy_other: 'The size is decided by {{girths}}.',
    yours: { bust: 'your bust', waist: 'your waist', hip: 'your hips' },
    agree: 'Your measurements agree.',
    uneven:
      'Your measurements do not all ask for the same size: the atelier can take the piece in, or cut it to your measurements.',
    choose: 'Choose size {{size}}',
    keep: 'Remember size {{size}}',
    kept: 'Your size is remembered: {{size}}. The next piece will open at this size.',
    missingHere: 'This piece is not available in size {{size}}.',
    partial: 'With all three measurements, our advice would be surer.',
  },
  table: {
    title: 'The house’s table',
    caption: 'Body measurements for each size, in {{unit}}, and the sizes of other countries',
    note: 'Between two sizes, take the larger: a piece can be taken in, but hardly let out.',
    fr: 'FR',
    uk: 'UK',
    us: 'US',
    de: 'DE',
    it: 'IT',
    yours: 'your size',
  },
  how: {
    title: 'How to measure',
    lead: 'Over light lingerie, barefoot. The tape level, not tight; breathe.',
    bust: 'At the fullest point, under the arms and over the shoulder blades.',
    waist: 'At the narrowest point, where the body bends when you lean to the side.',
    hip: 'At the fullest point of the seat, some twenty centimetres below the waist.',
  },
}
