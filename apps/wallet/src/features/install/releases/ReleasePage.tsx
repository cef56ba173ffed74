import {
  Button,
  Card,
  DescriptionList,
  Dialog,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../../core/defineTexts.ts'
import { PageTop } from '../../../core/PageTop.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { DifferenceList } from './DifferenceList.tsx'
import type { HostState, KeptRelease } from './judgeHost.ts'
import { hostAlert, releaseState } from './releaseState.ts'
import { useReleaseTexts } from './releaseTexts.ts'
import { openRequests, useIsSigning } from './useIsSigning.ts'

const managing = () => import('./manageReleases.ts')

// A command is the same in every language.
const command = [
  ...['npx', '@strongroom/verify', location.origin],
  ...['--release', 'release.json'],
].join(' ')

/** The change that the owner is asked to confirm. */
interface Question {
  release: KeptRelease
  isBack: boolean
}

/** The accepted release, the one before, and what the host serves now. */
export function ReleasePage() {
  const t = useReleaseTexts()
  const { pin, host, isChecking, isFull } = useSyncExternalStore(
    releaseState.subscribe,
    releaseState.get,
  )
  const alert = useStore(hostAlert)
  const [question, setQuestion] = useState<Question>()
  const check = async () => (await managing()).checkHost(true)
  const offer = host?.kind === 'offer' && host.age !== 'left' ? host : undefined
  return (
    <>
      <PageTop title={t('title')} description={t('about')} />
      <Stack gap={5}>
        {pin === undefined ? (
          <Notice title={t('none')}>{t('noneText')}</Notice>
        ) : (
          <Card title={t('accepted')} description={t('acceptedAbout')}>
            <ReleaseFacts release={pin.accepted} />
          </Card>
        )}
        <Card title={t('host')} description={location.origin}>
          <Stack>
            <p role="status">{hostText(t, host, isChecking)}</p>
            {isFull && <p>{t('full')}</p>}
            {alert && <DifferenceList differences={alert.differences} />}
            <p>{t('how')}</p>
            <code className="app-wrap">{command}</code>
            <div>
              <Button busy={isChecking} onClick={() => void check()}>
                {t('check')}
              </Button>
            </div>
          </Stack>
        </Card>
        {pin && offer && (
          <Card
            title={t(`offer_${offer.age as Exclude<typeof offer.age, 'left'>}`)}
            description={t('offerAbout')}
          >
            <Stack>
              <ReleaseFacts release={offer.release} />
              {offer.age === 'settings' && (
                <Choices from={pin.accepted} to={offer.release} />
              )}
              <div>
                <Button
                  variant="primary"
                  onClick={() =>
                    setQuestion({ release: offer.release, isBack: false })
                  }
                >
                  {t('update')}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        {pin?.previous && (
          <Card title={t('previous')} description={t('previousAbout')}>
            <Stack>
              <ReleaseFacts release={pin.previous} />
              <div>
                <Button
                  onClick={() =>
                    pin.previous &&
                    setQuestion({ release: pin.previous, isBack: true })
                  }
                >
                  {t('back')}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
      </Stack>
      {pin && question && (
        <ChangeRelease
          {...question}
          accepted={pin.accepted}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}

function hostText(
  t: ReturnType<typeof useReleaseTexts>,
  host: HostState | undefined,
  isChecking: boolean,
): string {
  if (isChecking) return t('checking')
  if (host === undefined) return t('unchecked')
  if (host.kind === 'offer')
    return t(host.age === 'left' ? 'serves_left' : 'serves_other')
  return t(`serves_${host.kind}`)
}

/** Commit, hash and dates of a release. */
function ReleaseFacts({ release }: { release: KeptRelease }) {
  const t = useReleaseTexts()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const { commit, date, sha256, since } = release
  return (
    <DescriptionList
      items={[
        {
          term: t('commit'),
          value: commit ? (
            <code className="app-wrap">{commit}</code>
          ) : (
            t('noCommit')
          ),
        },
        ...(date
          ? [{ term: t('built'), value: date, hint: t('builtHint') }]
          : []),
        {
          term: t('list'),
          value: <code className="app-wrap">{sha256}</code>,
        },
        ...(since > 0 ? [{ term: t('since'), value: day.format(since) }] : []),
      ]}
    />
  )
}

/** The settings that differ between two copies of a release. */
function Choices({ from, to }: { from: KeptRelease; to: KeptRelease }) {
  const t = useReleaseTexts()
  const names = new Set([
    ...Object.keys(from.choices),
    ...Object.keys(to.choices),
  ])
  const changed = [...names].filter(
    (name) => from.choices[name] !== to.choices[name],
  )
  return (
    <DescriptionList
      items={changed.map((name) => ({
        term: name,
        value: (
          <>
            {t('nowIs')} <code className="app-wrap">{from.choices[name]}</code>
            <br />
            {t('newIs')} <code className="app-wrap">{to.choices[name]}</code>
          </>
        ),
      }))}
    />
  )
}

/** Asks before another release becomes the accepted one. */
function ChangeRelease({
  release,
  accepted,
  isBack,
  onClose,
}: Question & { accepted: KeptRelease; onClose: () => void }) {
  const t = useReleaseTexts()
  const queryClient = useQueryClient()
  const isSigning = useIsSigning()
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['release'],
    mutationFn: async () => {
      const { acceptRelease } = await managing()
      await acceptRelease(
        release,
        () => queryClient.isMutating(openRequests) > 0,
      )
    },
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      title={t(isBack ? 'backTitle' : 'updateTitle')}
      onClose={onClose}
      busy={isPending}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isPending}
            disabledReason={isSigning ? t('signing') : undefined}
            onClick={() => mutate()}
          >
            {t(isBack ? 'back' : 'update')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(isBack ? 'backText' : 'updateText')}</p>
        <h3>{t('from')}</h3>
        <ReleaseFacts release={accepted} />
        <h3>{t('to')}</h3>
        <ReleaseFacts release={release} />
        {error && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {t('failedText')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
