import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAccount } from '../../features/accounts/web/use-account.ts'
import type { AddressesContract } from '../../features/addresses/addresses.contract.ts'
import { addressesQuery } from '../../features/addresses/web/addresses.queries.ts'
import type { AppointmentsContract } from '../../features/appointments/appointments.contract.ts'
import { appointmentTypesQuery } from '../../features/appointments/web/booking/booking.queries.ts'
import { BookingPage } from '../../features/appointments/web/booking/booking-page.tsx'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import { productQuery } from '../../features/catalog/web/products.queries.ts'
import { worded } from '../../features/page-words/web/own-words.public.tsx'
import { Plate } from '../../features/plates/web/plate.public.tsx'
import { useSharedPlate } from '../../features/plates/web/use-shared-plate.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { isUuid } from '../../shared/ids/uuid.ts'
import { readablePhone } from '../../shared/phone.ts'
import { useApi } from '../../ui/api/use-api.ts'
import { browserLoad, type PageLoad, serverLoad } from '../../ui/routing/page-load.ts'
import { BookedProduct, useBookedProduct } from '../parts/booked-product.tsx'
import { houseAndPlates } from '../parts/house-and-plates.ts'
import { wordsOf } from '../parts/words-of.ts'

const load: PageLoad = async (visit) => {
  const { url, queries, api } = visit
  const product = url.searchParams.get('product') ?? ''
  await Promise.all([
    wordsOf('booking')(visit),
    houseAndPlates('appointments')(visit),
    queries.ensureQueryData(appointmentTypesQuery(api<AppointmentsContract>())),
    // A product that exists no more must not make the page fail.
    isUuid(product) && queries.prefetchQuery(productQuery(api<CatalogContract>(), product)),
  ])
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const RendezVousPage = () => {
  const house = useHouse()
  const { user } = useAccount()
  const { data: addresses } = useQuery({
    ...addressesQuery(useApi<AddressesContract>()),
    enabled: user?.phone === '',
  })
  const phone = user?.phone || addresses?.find((address) => address.phone)?.phone
  const [params] = useSearchParams()
  const product = useBookedProduct(params.get('product'))
  return (
    <BookingPage
      house={house}
      share={useSharedPlate('appointments')}
      plate={<Plate slot="appointments" sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 40vw, 82vw" />}
      about={product && { productId: product._id, shown: <BookedProduct product={product} /> }}
      known={
        user && {
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          phone: readablePhone(phone ?? '').replaceAll('\u00a0', ' '),
        }
      }
    />
  )
}

export default worded('booking', RendezVousPage)
