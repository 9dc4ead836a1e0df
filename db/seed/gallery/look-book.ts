import type { DemoItem } from './demo-item.ts'

/** The look book of the demo house, page by page: white first, then the colours of ceremonies, then evening. */
export const lookBook: readonly DemoItem[] = [
  {
    drawn: { plate: 'lookbook-01' },
    fr: {
      title: 'Victoire, de dos',
      text: 'Une robe de cathédrale se juge à son départ. Le mikado tient seul, le nœud tient la taille, et la traîne ne se coud qu’une fois la robe debout.',
      alt: 'La robe Victoire de dos, sa traîne sur une page presque vide',
    },
    en: {
      title: 'Victoire, leaving',
      text: 'A gown for a cathedral is judged as it walks away. The mikado stands by itself, the bow holds the waist, and the train is sewn on last, once the gown can stand.',
      alt: 'The Victoire gown from behind, its train across an almost empty page',
    },
    occasion: 'mariage',
    colours: ['blanc'],
    products: ['MAR-007'],
    focalPoint: { x: 66, y: 66 },
  },
  {
    drawn: { plate: 'lookbook-02' },
    fr: {
      title: 'Un bouton après l’autre',
      text: 'Chacun est recouvert à la main, du même mikado que la robe. On les ferme au crochet, sans hâte, et c’est déjà la cérémonie.',
      alt: 'Le dos de la robe Victoire, de près : petits boutons et grand nœud',
    },
    en: {
      title: 'One button after another',
      text: 'Each is covered by hand in the mikado of the gown. They are closed with a hook, slowly, and the ceremony has begun.',
      alt: 'The back of the Victoire gown, close by: small buttons and a large bow',
    },
    occasion: 'mariage',
    colours: ['blanc'],
    products: ['MAR-007'],
    focalPoint: { x: 50, y: 60 },
  },
  {
    drawn: { plate: 'lookbook-03' },
    fr: {
      title: 'Cinq blancs',
      text: 'Blanc de lait, blanc d’hiver, ivoire, écru : côte à côte, aucun n’est le même. Nous choisissons le vôtre à la lumière du jour, contre votre peau.',
      alt: 'Cinq tenues de mariée en rang, blanches et ivoire, la quatrième de dos',
    },
    en: {
      title: 'Five whites',
      text: 'Milk, winter white, ivory, ecru: side by side, no two are alike. We choose yours by daylight, against your skin.',
      alt: 'Five bridal pieces in a row, white and ivory, the fourth one from behind',
    },
    occasion: 'mariage',
    colours: ['blanc', 'ivoire'],
    products: ['MAR-002', 'MAR-006', 'MAR-012', 'MAR-004', 'MAR-010'],
    focalPoint: { x: 52, y: 55 },
  },
  {
    drawn: { plate: 'lookbook-04' },
    fr: {
      title: 'Églantine contre Aurore',
      text: 'L’une est un jardin, l’autre une page blanche. Elles se sont croisées un matin de juin, entre deux essayages.',
      alt: 'Les fleurs de guipure de la robe Églantine contre le bustier cœur de la robe Aurore',
    },
    en: {
      title: 'Églantine beside Aurore',
      text: 'One is a garden, the other a blank page. They met on a June morning, between two fittings.',
      alt: 'The guipure flowers of the Églantine gown against the sweetheart bodice of the Aurore gown',
    },
    occasion: 'mariage',
    colours: ['ivoire', 'rose'],
    products: ['MAR-006', 'MAR-001'],
    focalPoint: { x: 50, y: 40 },
  },
  {
    drawn: { plate: 'lookbook-05' },
    fr: {
      title: 'Pour l’air du matin',
      text: 'Un manteau écru, une robe terracotta qui dépasse d’une main. Les cérémonies finissent tard ; elles commencent dans le froid.',
      alt: 'Le manteau Saint-Honoré écru, porté sur une robe terracotta imprimée',
    },
    en: {
      title: 'For the morning air',
      text: 'An ecru coat, and a hand’s width of terracotta below it. Ceremonies end late; they begin in the cold.',
      alt: 'The ecru Saint-Honoré coat, worn over a printed terracotta dress',
    },
    occasion: 'ceremonie',
    colours: ['ivoire', 'rouge'],
    products: ['PAP-007', 'CER-007'],
    focalPoint: { x: 60, y: 45 },
  },
  {
    drawn: { plate: 'lookbook-06' },
    fr: {
      title: 'Trois ourlets',
      text: 'Mousseline roulottée, lin brodé, jacquard monté à la main. C’est là, à mi-mollet, qu’une robe dit si elle est bien faite.',
      alt: 'Trois ourlets de cérémonie : rose poudré, bleu ciel, vert sauge',
    },
    en: {
      title: 'Three hems',
      text: 'Rolled chiffon, embroidered linen, jacquard turned by hand. It is there, at the calf, that a dress tells whether it is well made.',
      alt: 'Three ceremony hems: powder pink, sky blue, sage green',
    },
    occasion: 'ceremonie',
    colours: ['rose', 'bleu', 'vert'],
    products: ['CER-001', 'CER-008', 'CER-004'],
    focalPoint: { x: 48, y: 48 },
  },
  {
    drawn: { plate: 'lookbook-07' },
    fr: {
      title: 'Le salon, un soir',
      text: 'Velours encre, paillettes d’argent, satin noir. Le fauteuil attend celle qui n’a pas encore choisi.',
      alt: 'Trois robes du soir devant un mur de nuit, velours encre, paillettes d’argent, satin noir, et un fauteuil rouge',
    },
    en: {
      title: 'The salon, one evening',
      text: 'Ink velvet, silver sequins, black satin. The armchair is for whoever has not chosen yet.',
      alt: 'Three evening gowns before a wall of night, ink velvet, silver sequins, black satin, and a red armchair',
    },
    occasion: 'soiree',
    colours: ['bleu', 'noir'],
    products: ['SOI-001', 'SOI-004', 'SOI-003'],
    focalPoint: { x: 42, y: 50 },
  },
  {
    drawn: { plate: 'lookbook-08' },
    fr: {
      title: 'Nuit d’Encre',
      text: 'De face, elle est sage. Le velours se coupe dans un seul sens, poil vers le haut, pour que la lumière s’y perde.',
      alt: 'Le dos nu d’une robe de velours bleu encre',
    },
    en: {
      title: 'Nuit d’Encre',
      text: 'Seen from the front, it is demure. Velvet is cut in one direction only, its pile upwards, so that light is lost in it.',
      alt: 'The bare back of an ink blue velvet gown',
    },
    occasion: 'soiree',
    colours: ['bleu'],
    products: ['SOI-001'],
    focalPoint: { x: 62, y: 55 },
  },
  {
    drawn: { plate: 'lookbook-09' },
    fr: {
      title: 'Deux noirs, une ligne',
      text: 'Un smoking, une petite robe, et rien autour. Le noir demande la meilleure coupe : il ne cache que les coutures.',
      alt: 'Un smoking et une petite robe, noirs, côte à côte sur une page vide',
    },
    en: {
      title: 'Two blacks, one line',
      text: 'A tuxedo, a little dress, and nothing around them. Black asks for the best cut: it hides seams, and only seams.',
      alt: 'A tuxedo and a little dress, both black, side by side on an empty page',
    },
    occasion: 'soiree',
    colours: ['noir'],
    products: ['SOI-008', 'PAP-008'],
    focalPoint: { x: 34, y: 55 },
  },
  {
    drawn: { plate: 'lookbook-10' },
    fr: {
      title: 'Le bénitier',
      text: 'Un biais, un peu de poids dans l’ourlet du décolleté, et le satin tombe de lui-même. Le plus simple des cols est le plus long à régler.',
      alt: 'Le col bénitier de la robe Minuit, en satin noir, de près',
    },
    en: {
      title: 'The cowl',
      text: 'A bias cut, a little weight in the edge of the neckline, and the satin falls by itself. The simplest of necklines takes longest to settle.',
      alt: 'The cowl neck of the Minuit gown, in black satin, close by',
    },
    occasion: 'soiree',
    colours: ['noir'],
    products: ['SOI-003'],
    focalPoint: { x: 52, y: 52 },
  },
  {
    drawn: { plate: 'lookbook-11' },
    fr: {
      title: 'Trois traînes',
      text: 'Vues de l’escalier, à la fin du bal. Le mikado garde ses plis, le taffetas les siens, et le satin n’en fait qu’à sa tête.',
      alt: 'Trois traînes l’une sur l’autre, vues d’en haut : blanche, bordeaux et rubis',
    },
    en: {
      title: 'Three trains',
      text: 'Seen from the staircase, as the ball ends. Mikado keeps its folds, taffeta keeps its own, and satin does as it pleases.',
      alt: 'Three trains over each other, seen from above: white, burgundy and ruby',
    },
    occasion: 'soiree',
    colours: ['blanc', 'rouge'],
    products: ['MAR-007', 'SOI-002', 'SOI-005'],
    focalPoint: { x: 52, y: 55 },
  },
  {
    drawn: { plate: 'lookbook-12' },
    fr: {
      title: 'Le dernier point',
      text: 'La robe est finie, le voile posé. Du fil qui l’a cousue, il reste une aiguillée : nous vous la remettons avec elle.',
      alt: 'Une robe sous son voile, au loin ; un fil rouge s’en éloigne',
    },
    en: {
      title: 'The last stitch',
      text: 'The gown is finished, the veil is on. Of the thread that sewed it, one needleful remains: it goes home with you.',
      alt: 'A gown under its veil, far away; a red thread leads off',
    },
    occasion: 'mariage',
    colours: ['blanc'],
    products: ['MAR-002', 'ACC-001'],
    focalPoint: { x: 70, y: 38 },
  },
]
