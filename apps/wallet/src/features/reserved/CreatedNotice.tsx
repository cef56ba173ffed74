import { Button, Notice } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOccupant } from '../../chain/readOccupant.ts'
import { readReservation } from '../../chain/reservation.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import type { Json } from '../../storage/guards.ts'
import { setCreation } from '../accounts/editSafes.ts'
import { useReservedTexts } from './texts.ts'

/**
 * Compares a safe that was reserved here and is created by now with what was reserved.
 * The same owners end the reservation; other owners are an alarm.
 */
export function CreatedNotice({ creation }: { creation: Json }) {
  const t = useReservedTexts()
  const { chainId, address } = useOpenSafe()
  const { stores, toasts, rpcFor, secondRpcFor } = useServices()
  const { data: occupant } = useQuery({
    queryKey: ['wallet', 'reserved-occupant', chainId, address, creation],
    queryFn: async ({ signal }) => {
      const plan = await readReservation(chainId, creation)
      const rpcs = [rpcFor(chainId), secondRpcFor(chainId)]
      if (plan?.address.toLowerCase() !== address.toLowerCase())
        return 'another'
      return readOccupant(rpcs, plan, signal)
    },
    refetchInterval: 15_000,
  })
  const end = () => setCreation(stores, { chainId, address }, undefined)
  const isPlanned = occupant === 'planned'
  useEffect(() => {
    if (!isPlanned) return
    setCreation(stores, { chainId, address }, undefined)
    toasts.add({
      id: `created ${chainId} ${address}`,
      tone: 'success',
      title: t('createdTitle'),
      description: t('createdText'),
    })
  }, [isPlanned, stores, toasts, chainId, address, t])
  return occupant === 'another' ? (
    <Notice
      tone="danger"
      role="alert"
      title={t('differsTitle')}
      actions={
        <Button size="small" onClick={end}>
          {t('dismiss')}
        </Button>
      }
    >
      {t('differsText')}
    </Notice>
  ) : null
}
