import { isPlateSlot, type PlateSlot } from '../../src/features/content/plate-slots.ts'
import { frenchTypography } from '../../src/shared/typography.ts'

interface PlateText {
  readonly fr: string
  readonly en: string
}

/** What a reader who does not see the plates is told; the pen lines of the hero lie over it and say nothing more. */
const texts: Readonly<Record<PlateSlot, PlateText>> = {
  hero: {
    fr: 'Robe de mariée sur son buste d’atelier, à l’encre et au lavis',
    en: 'A wedding gown on its dress form, in ink and wash',
  },
  'hero-line': { fr: '', en: '' },
  house: {
    fr: 'La table de coupe et les bustes de l’atelier',
    en: 'The cutting table and dress forms of the atelier',
  },
  'savoir-faire-cloth': {
    fr: 'Rouleaux d’étoffe et coupons dépliés',
    en: 'Bolts of cloth and unfolded lengths',
  },
  'savoir-faire-hand': {
    fr: 'Un ourlet cousu à la main, l’aiguille et son fil',
    en: 'A hem sewn by hand, the needle and its thread',
  },
  'savoir-faire-measure': {
    fr: 'Le mètre ruban posé sur un buste',
    en: 'A tape measure laid over a dress form',
  },
  'service-wedding': { fr: 'Robe de mariée et son voile', en: 'A wedding gown and its veil' },
  'service-evening': { fr: 'Robe du soir, de dos', en: 'An evening gown, from behind' },
  'service-appointment': {
    fr: 'Le salon d’essayage, le fauteuil et le miroir',
    en: 'The fitting room, its armchair and mirror',
  },
  'lookbook-01': { fr: 'Planche 1 du look book', en: 'Look book, plate 1' },
  'lookbook-02': { fr: 'Planche 2 du look book', en: 'Look book, plate 2' },
  'lookbook-03': { fr: 'Planche 3 du look book', en: 'Look book, plate 3' },
  'lookbook-04': { fr: 'Planche 4 du look book', en: 'Look book, plate 4' },
  'lookbook-05': { fr: 'Planche 5 du look book', en: 'Look book, plate 5' },
  'lookbook-06': { fr: 'Planche 6 du look book', en: 'Look book, plate 6' },
  'lookbook-07': { fr: 'Planche 7 du look book', en: 'Look book, plate 7' },
  'lookbook-08': { fr: 'Planche 8 du look book', en: 'Look book, plate 8' },
  'lookbook-09': { fr: 'Planche 9 du look book', en: 'Look book, plate 9' },
  'lookbook-10': { fr: 'Planche 10 du look book', en: 'Look book, plate 10' },
  'lookbook-11': { fr: 'Planche 11 du look book', en: 'Look book, plate 11' },
  'lookbook-12': { fr: 'Planche 12 du look book', en: 'Look book, plate 12' },
  'inspiration-colours': { fr: 'Planche de couleurs, au lavis', en: 'A board of colours, in wash' },
  'inspiration-cloths': { fr: 'Échantillons d’étoffes épinglés', en: 'Swatches of cloth, pinned' },
  'inspiration-occasions': { fr: 'Silhouettes pour trois occasions', en: 'Silhouettes for three occasions' },
  'measure-stature': {
    fr: 'Stature : du sol au sommet de la tête',
    en: 'Height: from the floor to the top of the head',
  },
  'measure-tour-cou': {
    fr: 'Tour de cou : le mètre à la base du cou',
    en: 'Neck: the tape at the base of the neck',
  },
  'measure-tour-poitrine': {
    fr: 'Tour de poitrine : le mètre au plus fort',
    en: 'Bust: the tape at the fullest point',
  },
  'measure-tour-dessous-poitrine': {
    fr: 'Tour sous poitrine : le mètre juste sous le buste',
    en: 'Underbust: the tape just under the bust',
  },
  'measure-tour-taille': {
    fr: 'Tour de taille : le mètre au plus fin',
    en: 'Waist: the tape at the narrowest point',
  },
  'measure-tour-petites-hanches': {
    fr: 'Tour des petites hanches : le mètre 10 cm sous la taille',
    en: 'High hip: the tape 10 cm below the waist',
  },
  'measure-tour-hanches': {
    fr: 'Tour de bassin : le mètre au plus fort, environ 20 cm sous la taille',
    en: 'Hip: the tape at the fullest point, about 20 cm below the waist',
  },
  'measure-ecart-poitrine': {
    fr: 'Écart de poitrine : d’une pointe à l’autre',
    en: 'From one bust point to the other',
  },
  'measure-hauteur-poitrine': {
    fr: 'Hauteur de poitrine : de la base du cou à la pointe du sein',
    en: 'From the base of the neck to the bust point',
  },
  'measure-taille-devant': {
    fr: 'Longueur taille devant : de la base du cou à la taille, par la poitrine',
    en: 'Front waist length: from the base of the neck over the bust to the waist',
  },
  'measure-taille-dos': {
    fr: 'Longueur taille dos : de la septième cervicale à la taille',
    en: 'Back waist length: from the seventh cervical to the waist',
  },
  'measure-dessous-bras': {
    fr: 'Hauteur dessous de bras : de l’aisselle à la taille',
    en: 'Side waist length: from the armpit to the waist',
  },
  'measure-carrure-devant': {
    fr: 'Carrure devant : d’une emmanchure à l’autre, à mi-poitrine',
    en: 'Across front: from armhole to armhole at mid chest',
  },
  'measure-carrure-dos': {
    fr: 'Carrure dos : d’une emmanchure à l’autre, à mi-omoplate',
    en: 'Across back: from armhole to armhole at mid blade',
  },
  'measure-longueur-epaule': {
    fr: 'Longueur d’épaule : de la base du cou à l’os de l’épaule',
    en: 'Shoulder length: from the base of the neck to the shoulder bone',
  },
  'measure-largeur-epaules': {
    fr: 'Largeur d’épaules : d’un os à l’autre, dans le dos',
    en: 'Shoulder width: from bone to bone across the back',
  },
  'measure-tour-bras': {
    fr: 'Tour de bras : le mètre au plus fort du biceps',
    en: 'Upper arm: the tape at the fullest point',
  },
  'measure-tour-poignet': { fr: 'Tour de poignet : le mètre sur l’os', en: 'Wrist: the tape over the bone' },
  'measure-longueur-bras': {
    fr: 'Longueur de bras : de l’épaule au poignet, coude plié',
    en: 'Arm length: from shoulder to wrist, elbow bent',
  },
  'measure-taille-hanches': {
    fr: 'Hauteur taille-bassin, sur le côté',
    en: 'From waist to hips, at the side',
  },
  'measure-taille-genou': { fr: 'Hauteur taille-genou, sur le côté', en: 'From waist to knee, at the side' },
  'measure-taille-sol': { fr: 'Hauteur taille-sol, sur le côté', en: 'From waist to floor, at the side' },
  'measure-nuque-sol': {
    fr: 'Hauteur nuque-sol : de la septième cervicale au sol',
    en: 'From the seventh cervical to the floor',
  },
  'measure-montant': {
    fr: 'Montant : assise, de la taille au siège',
    en: 'Body rise: seated, from waist to seat',
  },
  'measure-entrejambe': {
    fr: 'Entrejambe : de la fourche au sol',
    en: 'Inside leg: from the crotch to the floor',
  },
  'measure-tour-cuisse': {
    fr: 'Tour de cuisse : le mètre au plus fort',
    en: 'Thigh: the tape at the fullest point',
  },
  appointments: {
    fr: 'Le salon, un fauteuil près de la fenêtre',
    en: 'The salon, an armchair by the window',
  },
  'empty-cart': { fr: 'Un cintre vide', en: 'An empty hanger' },
  'empty-favourites': { fr: 'Un carnet ouvert, encore blanc', en: 'An open notebook, still blank' },
  'not-found': { fr: 'Une bobine et son fil rompu', en: 'A reel and its broken thread' },
}

/** The plates of the demo house; the first ones are seen on its home page. */
export const demoPlates: readonly PlateSlot[] = Object.keys(texts).filter(isPlateSlot)

/** What the home page shows, and so is drawn before the house opens. */
export const openingPlates: readonly PlateSlot[] = demoPlates.filter((slot) =>
  /^(hero|house|service-|savoir-faire-)/.test(slot),
)

/** How a plate is described in both languages. */
export const plateAlt = (slot: PlateSlot) => ({
  altFr: frenchTypography(texts[slot].fr),
  altEn: texts[slot].en,
})
