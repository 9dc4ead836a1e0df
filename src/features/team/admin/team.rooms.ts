import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const teamRoom = defineRooms({
  page: 'adminTeam',
  group: 'company',
  place: 4,
  name: { fr: 'Équipe', en: 'Team' },
  parts: [
    {
      name: { fr: 'Connexion de l’équipe', en: 'How the team signs in' },
      to: `${pathTo('adminTeam')}#deux-etapes`,
      words: {
        fr: 'double authentification code mot de passe sécurité',
        en: 'second factor code password security',
      },
    },
    {
      name: { fr: 'Qui peut quoi', en: 'Who may do what' },
      to: `${pathTo('adminTeam')}#droits`,
      words: { fr: 'droits rôles domaines permissions', en: 'rights roles areas permissions' },
    },
  ],
  acts: [
    {
      name: { fr: 'Inviter dans l’équipe', en: 'Invite into the team' },
      to: `${pathTo('adminTeam')}?inviting=1`,
      words: { fr: 'collègue compte', en: 'colleague account' },
    },
  ],
  records: { account: () => pathTo('adminTeam') },
})
