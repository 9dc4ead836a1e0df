/** The words for the cut of a garment (§14.5). They are the same in every language, like the names of cloths. */
export const cutWords = {
  garment: [
    'robe',
    'combinaison',
    'ensemble',
    'tailleur',
    'chemisier',
    'jupe',
    'pantalon',
    'veste',
    'manteau',
    'voile',
    'étole',
    'ceinture',
  ],
  silhouette: ['princesse', 'sirène', 'empire', 'fourreau', 'trapèze', 'A-line', 'droite'],
  neckline: [
    'coeur',
    'v',
    'v-plongeant',
    'v-croisé',
    'bateau',
    'carré',
    'rond',
    'droit',
    'illusion',
    'asymétrique',
    'américain',
    'bénitier',
    'montant',
    'lavallière',
    'chemise',
    'tailleur',
    'châle',
    'revers-châle',
    'revers-biker',
  ],
  sleeves: [
    'sans-manches',
    'bretelles-fines',
    'bretelles-larges',
    'une-bretelle',
    'une-manche',
    'courtes',
    'ballon-courtes',
    'papillon',
    'trois-quarts',
    'évasées',
    'longues',
  ],
  length: ['taille', 'hanches', 'courte', 'genou', 'midi', 'longue'],
  train: ['aucune', 'balayeuse', 'chapelle', 'cathédrale'],
  back: ['plein', 'nu', 'v', 'carré', 'goutte', 'asymétrique', 'lacé', 'boutonné', 'zip', 'smocké', 'noué'],
} as const

export type CutPart = keyof typeof cutWords

export type CutWord<Part extends CutPart = CutPart> = (typeof cutWords)[Part][number]

/** What is said of the cut of a garment, at most a word for each part of it. */
export type Cut = { readonly [Part in CutPart]?: CutWord<Part> | undefined }

export const cutParts = Object.keys(cutWords) as CutPart[]

export const isCutWord = (part: CutPart, word: string): word is CutWord =>
  (cutWords[part] as readonly string[]).includes(word)

/** A cut as lines of words, in the order of its parts: « neckline coeur ». */
export const linesOfCut = (cut: Cut) =>
  cutParts.flatMap((part) => (cut[part] === undefined ? [] : [`${part} ${cut[part]}`]))
