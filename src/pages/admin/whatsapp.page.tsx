import { houseQuery } from '../../features/settings/web/house.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { ChatDesk } from '../../features/whatsapp/admin/chat-desk.tsx'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'

const load: PageLoad = ({ api, queries }) => queries.ensureQueryData(houseQuery(api()))

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const AdminWhatsappPage = () => {
  const { name, hours } = useHouse()
  return <ChatDesk houseName={name} hours={hours.customerService} />
}

export default AdminWhatsappPage
