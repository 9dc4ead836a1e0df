import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  meta: {
    pageTitle: '{{title}}, page {{page}}',
    categoryTitle: 'Boutique {{category}}',
    categoryDescription_one:
      '{{category}}\u00a0: {{count}} pièce coupée et cousue dans notre atelier parisien, à essayer en salon ou à recevoir chez vous.',
    categoryDescription_other:
      '{{category}}\u00a0: {{count}} pièces coupées et cousues dans notre atelier parisien, à essayer en salon ou à recevoir chez vous.',
    shopDescription:
      'Robes de mariée, tenues de cérémonie et du soir, prêt-à-porter et accessoires, cousus dans notre atelier parisien.',
  },
  title: 'La boutique',
  intro: 'Chaque pièce est coupée et cousue dans notre atelier, à Paris.',
  searchLabel: 'Rechercher',
  searchPlaceholder: 'Rechercher dans la collection...',
  searchSubmit: 'Rechercher',
  searchClear: 'Effacer la recherche',
  results: 'Résultats',
  loading: 'Chargement...',
  emptyTitle: 'Aucun produit trouvé',
  emptyText: 'Essayez de modifier vos critères de recherche.',
  count_one: '{{count}} produit',
  count_other: '{{count}} produits',
  search: {
    quoted: '«\u00a0{{word}}\u00a0»',
    without:
      'Aucune pièce ne répond à tous ces mots. Voici celles qui répondent à votre recherche sans {{words}}.',
    categories: 'Ou parcourez une catégorie',
  },
  filters: {
    title: 'Filtres',
    showSome: 'Voir les produits',
    show_zero: 'Aucun produit',
    show_one: 'Voir le produit',
    show_other: 'Voir les {{count}} produits',
    open: 'Filtrer les produits',
    close: 'Fermer les filtres',
    reset: 'Réinitialiser',
    apply: 'Appliquer les filtres',
    all: 'Toutes',
    category: 'Catégorie',
    allCategories: 'Toutes les catégories',
    material: 'Matière',
    allMaterials: 'Toutes les matières',
    customizable: 'Personnalisable',
    customizableAll: 'Indifférent',
    yes: 'Oui',
    no: 'Non',
    price: 'Prix',
    minPrice: 'Prix minimum',
    maxPrice: 'Prix maximum',
    priceRange: 'De {{min}} à {{max}}',
    inStock: 'En stock uniquement',
    featured: 'Produits en vedette',
  },
  sort: {
    label: 'Trier par',
    relevance: 'Pertinence',
    newest: 'Nouveautés',
    'price-asc': 'Prix croissant',
    'price-desc': 'Prix décroissant',
    rating: 'Mieux notés',
  },
  pages: {
    label: 'Pages de la boutique',
    previous: 'Précédent',
    next: 'Suivant',
    page: 'Page {{page}}',
    current: 'Page {{page}}, page actuelle',
  },
} as const

const en: SameShape<typeof fr> = {
  meta: {
    pageTitle: '{{title}}, page {{page}}',
    categoryTitle: '{{category}} boutique',
    categoryDescription_one:
      '{{category}}: {{count}} piece cut and sewn in our Paris atelier, to try on in the salon or to receive at home.',
    categoryDescription_other:
      '{{category}}: {{count}} pieces cut and sewn in our Paris atelier, to try on in the salon or to receive at home.',
    shopDescription:
      'Wedding gowns, ceremony and evening wear, ready-to-wear and accessories, sewn in our Paris atelier.',
  },
  title: 'The boutique',
  intro: 'Each piece is cut and sewn in our atelier, in Paris.',
  searchLabel: 'Search',
  searchPlaceholder: 'Search the collection...',
  searchSubmit: 'Search',
  searchClear: 'Clear the search',
  results: 'Results',
  loading: 'Loading...',
  emptyTitle: 'No piece found',
  emptyText: 'Try changing your search.',
  count_one: '{{count}} piece',
  count_other: '{{count}} pieces',
  search: {
    quoted: '“{{word}}”',
    without: 'No piece answers all of these words. Here is what your search finds without {{words}}.',
    categories: 'Or browse a category',
  },
  filters: {
    title: 'Filters',
    showSome: 'Show the pieces',
    show_zero: 'No piece',
    show_one: 'Show the piece',
    show_other: 'Show the {{count}} pieces',
    open: 'Filter the pieces',
    close: 'Close the filters',
    reset: 'Reset',
    apply: 'Apply the filters',
    all: 'All',
    category: 'Category',
    allCategories: 'All categories',
    material: 'Fabric',
    allMaterials: 'All fabrics',
    customizable: 'Customisable',
    customizableAll: 'Any',
    yes: 'Yes',
    no: 'No',
    price: 'Price',
    minPrice: 'Minimum price',
    maxPrice: 'Maximum price',
    priceRange: 'From {{min}} to {{max}}',
    inStock: 'In stock only',
    featured: 'Featured pieces',
  },
  sort: {
    label: 'Sort by',
    relevance: 'Relevance',
    newest: 'Newest',
    'price-asc': 'Price, low to high',
    'price-desc': 'Price, high to low',
    rating: 'Top rated',
  },
  pages: {
    label: 'Boutique pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
    current: 'Page {{page}}, current page',
  },
}

export const shopTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    shop: typeof fr
  }
}
