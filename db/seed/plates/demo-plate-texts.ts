import type { PlateSlot } from '../../../src/features/plates/plate-slots.ts'

interface PlateText {
  readonly fr: string
  readonly en: string
}

/**
 * The descriptions for a reader who does not see the pictures. The pen lines of the hero lie over it and show nothing
 * more, so they have no description.
 */
export const demoPlateTexts: Readonly<Record<PlateSlot, PlateText>> = {
  hero: {
    fr: 'Robe de mariée à longue traîne vue de dos, un nœud de satin rose à la taille',
    en: 'A wedding gown with a long train, seen from behind, a pink satin bow at the waist',
  },
  'hero-line': { fr: '', en: '' },
  house: {
    fr: 'Trois bustes devant les hautes fenêtres du salon, le dernier encore nu',
    en: 'Three dress forms before the tall windows of the salon, the last one still bare',
  },
  'savoir-faire-cloth': {
    fr: 'Velours, satin, dentelle et taffetas jetés sur une barre, des rouleaux d’étoffe à leur pied',
    en: 'Velvet, satin, lace and taffeta thrown over a rail, bolts of cloth at their foot',
  },
  'savoir-faire-hand': {
    fr: 'Un ourlet cousu de fil rouge, des boutons recouverts, une fleur brodée dans son tambour',
    en: 'A hem sewn in red thread, covered buttons, a flower embroidered in its hoop',
  },
  'savoir-faire-measure': {
    fr: 'Une toile marquée et épinglée sur son buste, le mètre autour du cou',
    en: 'A toile marked and pinned on its form, a tape around the neck',
  },
  'service-wedding': {
    fr: 'Robe de mariée bustier sous un long voile de tulle',
    en: 'A strapless wedding gown under a long tulle veil',
  },
  'service-evening': {
    fr: 'Robe du soir rouge sombre, le dos nu jusqu’à la taille',
    en: 'A deep red evening gown, its back bare to the waist',
  },
  'service-ceremony': {
    fr: 'Deux robes de cérémonie : une longue, empire, devant une robe trapèze au genou',
    en: 'Two ceremony dresses: a long empire gown before a knee-length A-line one',
  },
  'evening-opening': {
    fr: 'Une robe rubis à traîne devant une robe or, près d’une haute fenêtre et d’un miroir, le soir',
    en: 'A ruby gown with a train before one of gold, by a tall window and a mirror, in the evening',
  },
  'service-appointment': {
    fr: 'Le salon : un fauteuil, le thé servi, un miroir et une robe qui attend',
    en: 'The salon: an armchair, tea, a mirror and a gown that waits',
  },
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
    fr: 'La cabine d’essayage : rideaux roses écartés, une robe sur l’estrade, un miroir ovale',
    en: 'The fitting room: pink curtains drawn aside, a gown on the step, an oval mirror',
  },
  'empty-cart': {
    fr: 'Une boîte de la maison, ouverte et vide, son papier de soie et son fil',
    en: 'A box of the house, open and empty, its tissue paper and its thread',
  },
  'empty-favourites': {
    fr: 'Un cintre vide où pend un fil rouge',
    en: 'An empty hanger, a red thread hanging from it',
  },
  'not-found': {
    fr: 'Un buste nu et un fil rouge qui s’est rompu',
    en: 'A bare dress form and a red thread that has broken',
  },
  contact: {
    fr: 'Une lettre à demi écrite, une enveloppe fermée d’un bouton rouge, un échantillon de satin et une bobine',
    en: 'A letter half written, an envelope closed with a red button, a sample of satin and a spool',
  },
  way: {
    fr: 'Plan du quartier : la rue de la Sourdière part de la rue Saint-Honoré vers le nord. Depuis Tuileries (ligne 1), par la rue du 29-Juillet ; depuis Pyramides (lignes 7 et 14), par la rue Saint-Honoré.',
    en: 'Plan of the quarter: rue de la Sourdière runs north from rue Saint-Honoré. From Tuileries (line 1), take rue du 29-Juillet; from Pyramides (lines 7 and 14), take rue Saint-Honoré.',
  },
  withdrawal: {
    fr: 'Une boîte de la maison refermée, nouée d’un fil rouge et étiquetée',
    en: 'A box of the house, closed again, tied with red thread and labelled',
  },
}
