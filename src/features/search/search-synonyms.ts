/**
 * Expressions with the same meaning, in both languages. A search for one of them also finds
 * products that contain another.
 */
export interface SynonymGroup {
  readonly fr: readonly string[]
  readonly en: readonly string[]
}

/**
 * The synonyms of couture (§14.5). A new group needs only one more line here. Accents, capitals and endings do not
 * count. A product must contain all words of an expression. No expression may stand in two groups.
 */
export const searchSynonyms: readonly SynonymGroup[] = [
  // Garments.
  { fr: ['robe'], en: ['dress', 'gown', 'frock'] },
  { fr: ['jupe'], en: ['skirt'] },
  { fr: ['jupon'], en: ['petticoat', 'underskirt'] },
  { fr: ['pantalon'], en: ['trousers', 'pants'] },
  { fr: ['combinaison', 'combi', 'combi-pantalon'], en: ['jumpsuit'] },
  { fr: ['veste', 'blazer'], en: ['jacket', 'blazer'] },
  { fr: ['perfecto', 'blouson'], en: ['biker jacket', 'leather jacket'] },
  { fr: ['manteau', 'pardessus', 'trench'], en: ['coat', 'overcoat', 'trench'] },
  {
    fr: ['smoking', 'tailleur-pantalon', 'costume'],
    en: ['tuxedo', 'dinner jacket', 'pantsuit', 'trouser suit'],
  },
  { fr: ['tailleur'], en: ['suit', 'two-piece'] },
  { fr: ['chemisier', 'blouse', 'chemise', 'corsage'], en: ['blouse', 'shirt', 'top'] },
  { fr: ['gilet'], en: ['waistcoat'] },
  { fr: ['cape'], en: ['cape', 'cloak'] },
  { fr: ['voile'], en: ['veil'] },
  { fr: ['étole', 'châle', 'écharpe', 'foulard'], en: ['stole', 'shawl', 'wrap', 'scarf', 'pashmina'] },
  { fr: ['ceinture'], en: ['belt', 'sash'] },
  { fr: ['gant', 'mitaine'], en: ['glove'] },
  { fr: ['accessoire'], en: ['accessory'] },
  { fr: ['petite robe noire'], en: ['little black dress', 'LBD'] },

  // Cloths and leathers.
  { fr: ['soie'], en: ['silk'] },
  { fr: ['mousseline'], en: ['chiffon'] },
  { fr: ['dentelle', 'guipure', 'Chantilly'], en: ['lace'] },
  { fr: ['velours'], en: ['velvet'] },
  { fr: ['tulle', 'filet'], en: ['tulle', 'netting'] },
  { fr: ['satin duchesse'], en: ['duchess satin', 'duchesse satin'] },
  { fr: ['crêpe'], en: ['crepe'] },
  { fr: ['taffetas'], en: ['taffeta'] },
  { fr: ['popeline'], en: ['poplin'] },
  { fr: ['brocart'], en: ['brocade'] },
  { fr: ['flanelle'], en: ['flannel'] },
  { fr: ['laine'], en: ['wool', 'woollen'] },
  { fr: ['cachemire'], en: ['cashmere'] },
  { fr: ['coton'], en: ['cotton'] },
  { fr: ['lin'], en: ['linen', 'flax'] },
  { fr: ['cuir', 'agneau plongé'], en: ['leather', 'lambskin'] },
  { fr: ['jean', 'denim'], en: ['denim', 'jeans'] },

  // Cut.
  { fr: ['bustier', 'sans bretelles'], en: ['strapless', 'bandeau'] },
  { fr: ['sirène'], en: ['mermaid', 'trumpet', 'fishtail'] },
  { fr: ['fourreau', 'moulant', 'près du corps'], en: ['sheath', 'column', 'fitted', 'bodycon'] },
  { fr: ['princesse'], en: ['ball gown', 'princess'] },
  { fr: ['ligne A', 'patineuse'], en: ['A-line', 'skater'] },
  { fr: ['traîne'], en: ['train'] },
  { fr: ['dos nu', 'dos ouvert'], en: ['backless', 'open back', 'low back'] },
  { fr: ['manches longues'], en: ['long sleeves'] },
  { fr: ['sans manches'], en: ['sleeveless'] },
  { fr: ['manches ballon', 'manches bouffantes'], en: ['puff sleeves', 'balloon sleeves'] },
  { fr: ['bretelles fines'], en: ['spaghetti straps'] },
  { fr: ['col américain'], en: ['halter', 'halter neck', 'halterneck'] },
  { fr: ['lavallière'], en: ['pussy bow'] },
  { fr: ['asymétrique', 'une épaule'], en: ['asymmetric', 'one-shoulder'] },
  { fr: ['portefeuille', 'cache-cœur'], en: ['wrap dress'] },
  { fr: ['fendu'], en: ['slit'] },
  { fr: ['drapé'], en: ['draped', 'draping'] },
  { fr: ['taille haute'], en: ['high waist', 'high-waisted'] },
  { fr: ['poche'], en: ['pocket'] },
  { fr: ['lacé', 'laçage'], en: ['laced back', 'corset back'] },
  { fr: ['courte', 'mini'], en: ['short', 'mini'] },
  { fr: ['midi', 'mi-longue'], en: ['midi', 'tea length'] },
  { fr: ['fluide', 'vaporeux'], en: ['flowing', 'flowy', 'floaty'] },
  { fr: ['minimaliste', 'épuré', 'sobre'], en: ['minimalist', 'minimal', 'understated'] },
  { fr: ['années 60', 'rétro', 'vintage'], en: ['sixties', 'retro', 'vintage'] },

  // Ornament.
  { fr: ['perle'], en: ['pearl', 'bead', 'beading'] },
  {
    fr: ['paillette', 'sequin', 'strass', 'brillant', 'scintillant'],
    en: ['sequin', 'sequinned', 'spangle', 'sparkly', 'glitter'],
  },
  { fr: ['broderie', 'brodé'], en: ['embroidery', 'embroidered'] },
  { fr: ['plissé'], en: ['pleat', 'pleated'] },
  { fr: ['plume'], en: ['feather', 'feathered'] },
  { fr: ['volant'], en: ['ruffle', 'flounce', 'frill'] },
  { fr: ['nœud'], en: ['bow'] },
  { fr: ['fleur', 'fleuri', 'floral'], en: ['flower', 'floral'] },
  { fr: ['imprimé'], en: ['print', 'printed'] },

  // Colours.
  { fr: ['ivoire', 'écru', 'blanc cassé'], en: ['ivory', 'ecru', 'cream'] },
  { fr: ['blanc'], en: ['white'] },
  { fr: ['noir'], en: ['black'] },
  { fr: ['rouge', 'carmin', 'vermillon'], en: ['red', 'scarlet', 'crimson'] },
  { fr: ['bordeaux', 'lie-de-vin'], en: ['burgundy', 'wine red'] },
  { fr: ['rose'], en: ['pink'] },
  { fr: ['bleu'], en: ['blue'] },
  { fr: ['vert'], en: ['green'] },
  { fr: ['gris'], en: ['grey', 'gray'] },
  { fr: ['argent', 'argenté'], en: ['silver'] },
  { fr: ['or', 'doré'], en: ['gold', 'golden'] },

  // Occasions and people.
  { fr: ['mariée', 'mariage', 'noce', 'nuptial', 'nuptiale'], en: ['bride', 'bridal', 'wedding'] },
  { fr: ['mariage civil', 'mairie', 'PACS'], en: ['civil wedding', 'registry wedding', 'city hall'] },
  { fr: ['fiançailles'], en: ['engagement'] },
  { fr: ['demoiselle d’honneur', 'cortège'], en: ['bridesmaid', 'bridal party'] },
  { fr: ['témoin'], en: ['witness', 'maid of honour', 'maid of honor'] },
  {
    fr: ['mère de la mariée', 'mère du marié', 'maman de la mariée', 'maman du marié'],
    en: ['mother of the bride', 'mother of the groom', 'mum of the bride'],
  },
  { fr: ['invitée', 'aller à un mariage'], en: ['guest', 'going to a wedding', 'attending a wedding'] },
  { fr: ['cérémonie'], en: ['ceremony', 'occasion'] },
  { fr: ['soirée', 'soir'], en: ['evening'] },
  { fr: ['cocktail', 'fête', 'anniversaire'], en: ['cocktail', 'party', 'birthday'] },
  { fr: ['gala', 'tapis rouge'], en: ['gala', 'red carpet', 'black tie'] },
  { fr: ['bal'], en: ['ball', 'prom'] },
  { fr: ['bal masqué'], en: ['masked ball', 'masquerade'] },
  {
    fr: ['réveillon', 'nouvel an', 'Saint-Sylvestre', 'Noël'],
    en: ['new year', 'new year’s eve', 'Christmas'],
  },
  { fr: ['baptême', 'communion'], en: ['christening', 'baptism', 'communion'] },
  { fr: ['bureau', 'travail'], en: ['office', 'work'] },
  { fr: ['quotidien'], en: ['everyday', 'daily'] },
  { fr: ['hiver'], en: ['winter'] },
  { fr: ['printemps'], en: ['spring'] },
  { fr: ['automne'], en: ['autumn'] },
  { fr: ['bohème'], en: ['boho', 'bohemian'] },
  { fr: ['champêtre'], en: ['country', 'rustic'] },
  { fr: ['intemporel'], en: ['timeless'] },
]
