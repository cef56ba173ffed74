import { Badge } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { readReservation } from '../../chain/reservation.ts'
import type { Json } from '../../storage/guards.ts'
import { useAccountsDetailsTexts } from './accountsDetailsTexts.ts'

/** Says that a safe is not created, or that its address is not what was reserved. */
export function ReservedBadge({
  chainId,
  address,
  creation,
}: {
  chainId: string
  address: string
  creation: Json
}) {
  const t = useAccountsDetailsTexts()
  const { data: found } = useQuery({
    queryKey: ['wallet', 'reservation', chainId, address, creation],
    queryFn: async () => (await readReservation(chainId, creation)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isKnown =
    found === undefined ||
    found?.address.toLowerCase() === address.toLowerCase()
  return isKnown ? (
    <Badge>{t('notCreated')}</Badge>
  ) : (
    <Badge tone="danger" icon="alert">
      {t('reservationDiffers')}
    </Badge>
  )
}
