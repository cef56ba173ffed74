import {
  BundleError,
  type BundleFault,
  maxBundleLength,
  packBundle,
  readBundle,
  type SafeBundle,
} from '@strongroom/safe-protocol/bundle'
import {
  Address,
  Button,
  Card,
  EmptyState,
  Notice,
  Stack,
  TextArea,
} from '@strongroom/ui-kit'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readNonce } from '../../chain/readNonce.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { FileButton } from '../../core/FileButton.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { useStore } from '../../storage/useStore.ts'
import {
  addBundle,
  BundlesFullError,
  bundlesOf,
  dropBundle,
} from '../bundles/bundleStore.ts'
import { useHandOverTexts } from '../bundles/texts.ts'

const ScanCodes = lazy(async () => {
  const { ScanCodes: component } = await import('./ScanCodes.tsx')
  return { default: component }
})

/** Why nothing was imported. */
interface ImportProblem {
  fault: BundleFault | 'full'
  /** Account, field or number that the fault is about; never a text of the bundle. */
  detail?: string | undefined
  /** A sound bundle of another safe, which can be opened there. */
  elsewhere?: { bundle: SafeBundle; packed: string } | undefined
}

/** Reads bundles: from the link that opened the page, a file, a text or by camera. */
export function ImportPage() {
  const t = useHandOverTexts()
  const safe = useOpenSafe()
  const { chainId, address, version } = safe
  const { stores } = useServices()
  const rpc = useRpc(chainId)
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const store = openBundles(stores)
  const kept = bundlesOf(useStore(store), safe)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ImportProblem>()
  const [isReading, setReading] = useState(false)
  const [isScanning, setScanning] = useState(false)

  const read = async (given: string) => {
    setReading(true)
    setProblem(undefined)
    const base = { chainId, safeVersion: version ?? undefined }
    try {
      // A node that does not answer stops nothing: the review asks it again.
      const nonce =
        rpc && (await readNonce(rpc, address).catch(() => undefined))
      const bundle = await readBundle(given, {
        ...{ ...base, safe: address, owners: safe.owners, nonce },
      })
      await addBundle(store, bundle)
      await navigate({
        to: '/transactions/bundle',
        search: { safe: safe.ref, id: bundle.hash },
        replace: fragment !== '',
      })
    } catch (error) {
      setProblem(await problemOf(error, given))
      setReading(false)
    }
  }
  // The link that opened the page, and each one that is opened in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once each
  useEffect(() => {
    if (fragment !== '') void read(fragment)
  }, [fragment])

  const readFile = async (chosen: File) => {
    if (chosen.size > maxBundleLength) return setProblem({ fault: 'tooLarge' })
    await read(await chosen.text())
  }

  return (
    <>
      <PageTop title={t('import')} description={t('importText')} />
      <Stack gap={5}>
        {problem && <ProblemNotice problem={problem} />}
        <Card title={t('read')}>
          <Stack>
            <Stack direction="row" gap={2}>
              <FileButton
                label={t('chooseFile')}
                accept="application/json,.json"
                disabled={isReading}
                onChoose={(chosen) => void readFile(chosen)}
              >
                {t('chooseFile')}
              </FileButton>
              <Button disabled={isReading} onClick={() => setScanning(true)}>
                {t('scanCodes')}
              </Button>
            </Stack>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void read(text)
              }}
            >
              <Stack gap={3} align="start">
                <TextArea
                  label={t('paste')}
                  hint={t('pasteHint')}
                  value={text}
                  onValueChange={setText}
                />
                <Button
                  type="submit"
                  variant="primary"
                  busy={isReading}
                  disabled={text.trim() === ''}
                >
                  {t('review')}
                </Button>
              </Stack>
            </form>
          </Stack>
        </Card>
        <Card title={t('kept')} description={t('keptText')}>
          {kept.length === 0 ? (
            <EmptyState title={t('noneKept')} icon="swap" />
          ) : (
            <ul className="app-rows">
              {kept.map((one) => (
                <li key={one.hash} className="app-row">
                  <div className="app-row-main">
                    <Link to="/transactions/bundle" search={{ id: one.hash }}>
                      {one.nonce === undefined
                        ? t('messageRow')
                        : t('transactionRow', { nonce: one.nonce })}
                    </Link>
                    <span className="app-quiet">
                      {t('signed', { count: one.signatures })}{' '}
                      <code>{one.hash.slice(0, 10)}…</code>
                    </span>
                  </div>
                  <Button size="small" onClick={() => dropBundle(store, one)}>
                    {t('remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Stack>
      {isScanning && (
        <Suspense>
          <ScanCodes
            onClose={() => setScanning(false)}
            onRead={(packed) => {
              setScanning(false)
              void read(packed)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

async function problemOf(
  error: unknown,
  given: string,
): Promise<ImportProblem> {
  if (error instanceof BundlesFullError) return { fault: 'full' }
  if (!(error instanceof BundleError)) return { fault: 'unreadable' }
  const { fault, detail } = error
  if (fault !== 'wrongChain' && fault !== 'otherSafe') return { fault, detail }
  try {
    const bundle = await readBundle(given)
    return { fault, elsewhere: { bundle, packed: await packBundle(bundle) } }
  } catch {
    // Other tools name no chain, so that only the open safe's can be tried.
    return { fault, detail }
  }
}

/** Problems of a bundle. Accounts in it are shown in full, and nothing else. */
function ProblemNotice({ problem }: { problem: ImportProblem }) {
  const t = useHandOverTexts()
  const { chains } = useChainRecords()
  const { fault, detail, elsewhere } = problem
  const other = elsewhere?.bundle
  const chain = chains.find(({ chainId }) => chainId === other?.chainId)
  const account = other?.safe ?? detail
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t(`${fault}Fault`)}
      actions={
        other &&
        chain && (
          <ButtonLink
            size="small"
            to="/transactions/import"
            search={{ safe: `${chain.shortName}:${other.safe}` }}
            hash={elsewhere.packed}
          >
            {t('openOther')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={2}>
        <p>{t('nothingImported')}</p>
        {account !== undefined && /^0x[\da-f]{40}$/i.test(account) && (
          <Address
            address={account}
            shortName={chain?.shortName}
            variant="full"
          />
        )}
        {other && <p>{t('onChain', { chain: other.chainId })}</p>}
      </Stack>
    </Notice>
  )
}
