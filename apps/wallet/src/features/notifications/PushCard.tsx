import { isGatewayError } from '@strongroom/gateway-sdk'
import {
  useRegisterDeviceV2,
  useUnregisterDeviceV2,
  useUnregisterSafeV2,
  useWebPushKey,
} from '@strongroom/react-hooks'
import { useSignIn } from '@strongroom/react-hooks/connect'
import {
  Button,
  Card,
  Checkbox,
  Notice,
  Skeleton,
  Stack,
  shortenAddress,
} from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import {
  keyOfPush,
  needsSignIn,
  openPushStore,
  type PushedSafe,
  type PushKind,
  type PushMemory,
  pushKinds,
} from '../../storage/pushStore.ts'
import { writePushTable } from '../../storage/pushTable.ts'
import { useStore } from '../../storage/useStore.ts'
import { nameOf } from '../address-book/useNames.ts'
import { useConnectTexts } from '../connect/texts.ts'
import {
  BrowserPushError,
  findPushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browserPush.ts'
import { describeFailure } from './describeFailure.ts'
import { usePushTexts } from './pushTexts.ts'
import './notifications.css'

type SafeKey = Pick<PushedSafe, 'chainId' | 'address'>

const isSafe = (one: SafeKey) => (other: SafeKey) =>
  keyOfPush(one.chainId, one.address) ===
  keyOfPush(other.chainId, other.address)

/** Gives the service worker the names and words, whenever they change. */
function useWorkerWords({ safes }: PushMemory) {
  const t = usePushTexts()
  const { stores } = useServices()
  const names = useStore(stores.names)
  useEffect(() => {
    const words = {
      safes: Object.fromEntries(
        safes.map(({ chainId, address, ref }) => [
          keyOfPush(chainId, address),
          {
            ref,
            name:
              nameOf(names[chainId] ?? {}, address) ?? shortenAddress(address),
          },
        ]),
      ),
      texts: Object.fromEntries(
        pushKinds.map((kind) => [kind, t(`says_${kind}`)]),
      ),
    }
    // If this write fails, the service worker cannot show pushes.
    void writePushTable(words).catch(() => undefined)
  }, [safes, names, t])
}

/** The kinds that the open safe pushes, and switching it on and off. */
function PushForm({ publicKey }: { publicKey: string }) {
  const t = usePushTexts()
  const safe = useOpenSafe()
  const { stores } = useServices()
  const store = openPushStore(stores)
  const memory = useStore(store)
  const session = useSignIn({ statement: useConnectTexts()('statement') })
  const names = useStore(stores.names)
  const here = { chainId: safe.chainId, address: safe.address }
  const current = memory.safes.find(isSafe(here))
  const isSignedIn = session.status === 'signed-in'
  const [chosen, setChosen] = useState<readonly PushKind[]>(
    current?.kinds ?? pushKinds,
  )
  const register = useRegisterDeviceV2()
  const leave = useUnregisterSafeV2()
  const leaveAll = useUnregisterDeviceV2()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useWorkerWords(memory)
  const kinds = chosen.filter((kind) => isSignedIn || !needsSignIn(kind))

  const run = async (work: () => Promise<void>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setFailure(error)
      if (describeFailure(error) === 'refused') await session.verify()
    } finally {
      setBusy(false)
    }
  }
  const switchOn = async () => {
    const token = await subscribeBrowser(publicKey)
    // The gateway registers a device without a sign-in, but then sends no confirmations.
    if (kinds.some(needsSignIn) && !(await session.verify()))
      throw new BrowserPushError('signedOut')
    const { device } = store.get()
    const answer = await register.mutateAsync({
      cloudMessagingToken: token,
      deviceType: 'WEB',
      ...(device === null ? {} : { deviceUuid: device }),
      safes: [{ ...here, notificationTypes: [...kinds] }],
    })
    const added = { ...here, ref: safe.ref, kinds, signer: session.address }
    store.set(({ safes }) => ({
      device: answer.deviceUuid,
      safes: [...safes.filter((each) => !isSafe(here)(each)), added],
    }))
  }
  const switchOff = async ({ chainId, address }: SafeKey) => {
    const { device } = store.get()
    if (device !== null)
      await leave.mutateAsync({ chainId, uuid: device, safeAddress: address })
    store.set((now) => ({
      ...now,
      safes: now.safes.filter((each) => !isSafe({ chainId, address })(each)),
    }))
  }
  const switchAllOff = async () => {
    const { device, safes } = store.get()
    for (const chainId of new Set(safes.map((each) => each.chainId)))
      if (device !== null) await leaveAll.mutateAsync({ chainId, uuid: device })
    await unsubscribeBrowser()
    store.set({ device: null, safes: [] })
  }

  const found = failure === undefined ? undefined : describeFailure(failure)
  const reason =
    failure instanceof BrowserPushError
      ? t(failure.reason)
      : t(found ?? 'gatewayError')
  return (
    <Stack>
      <fieldset className="notify-kinds">
        <legend>{t('kinds')}</legend>
        {pushKinds.map((kind) => {
          const isLocked = needsSignIn(kind) && !isSignedIn
          return (
            <Checkbox
              key={kind}
              label={t(`kind_${kind}`)}
              hint={isLocked ? t('signInFirst') : undefined}
              disabled={isLocked}
              checked={kinds.includes(kind)}
              onCheckedChange={(isOn) =>
                setChosen(
                  pushKinds.filter((each) =>
                    each === kind ? isOn : chosen.includes(each),
                  ),
                )
              }
            />
          )
        })}
      </fieldset>
      <Stack direction="row" gap={2}>
        <Button
          busy={isBusy}
          disabledReason={kinds.length === 0 ? t('chooseOne') : undefined}
          onClick={() => void run(switchOn)}
        >
          {current === undefined ? t('on') : t('save')}
        </Button>
        {current !== undefined && (
          <Button busy={isBusy} onClick={() => void run(() => switchOff(here))}>
            {t('off')}
          </Button>
        )}
      </Stack>
      {failure !== undefined && (
        <Notice tone="danger" role="alert" title={t('failed')}>
          {reason}
        </Notice>
      )}
      {memory.safes.length > 0 && (
        <>
          <ul className="notify-list" aria-label={t('list')}>
            {memory.safes.map((each) => {
              const name =
                nameOf(names[each.chainId] ?? {}, each.address) ??
                shortenAddress(each.address)
              const owner = nameOf(names[each.chainId] ?? {}, each.signer)
              return (
                <li key={each.ref}>
                  <span>
                    <b>{name}</b> {t('count', { count: each.kinds.length })}
                    {each.signer !== null &&
                      ` · ${t('forOwner', {
                        owner: owner ?? shortenAddress(each.signer),
                      })}`}
                  </span>
                  <Button
                    size="small"
                    aria-label={t('offFor', { name })}
                    onClick={() => void run(() => switchOff(each))}
                  >
                    {t('switchOff')}
                  </Button>
                </li>
              )
            })}
          </ul>
          <Stack direction="row">
            <Button busy={isBusy} onClick={() => void run(switchAllOff)}>
              {t('allOff')}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  )
}

/** Push messages of the open safe to this browser. */
export function PushCard() {
  const t = usePushTexts()
  const { config } = useServices()
  const key = useWebPushKey()
  const obstacle = findPushObstacle(
    import.meta.env.PROD && config.offline !== false,
  )
  const isMissing = isGatewayError(key.error) && key.error.status === 404
  return (
    <Card title={t('title')} description={t('description')}>
      {obstacle !== undefined ? (
        <p className="app-advice">{t(obstacle)}</p>
      ) : key.data !== undefined ? (
        <PushForm publicKey={key.data.publicKey} />
      ) : key.error !== null ? (
        <p className="app-advice">{t(isMissing ? 'noKey' : 'noAnswer')}</p>
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  )
}
