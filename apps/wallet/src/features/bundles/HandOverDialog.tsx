import {
  createBundle,
  packBundle,
  splitIntoFrames,
  writeBundle,
} from '@strongroom/safe-protocol/bundle'
import {
  Button,
  CopyButton,
  Dialog,
  Notice,
  QrCode,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { saveFile } from '../../core/saveFile.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { openBundles } from '../../storage/bundleStore.ts'
import { addBundle } from './bundleStore.ts'
import type { HandOverSubject } from './HandOverSubject.ts'
import { useHandOverTexts } from './texts.ts'

/** Milliseconds that each code of a series is shown. */
const pause = 1_500

/** The codes of a bundle, one after the other. */
function CodeSeries({ codes }: { codes: readonly string[] }) {
  const t = useHandOverTexts()
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const count = codes.length
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setAt((one) => (one + 1) % count), pause)
    return () => clearInterval(timer)
  }, [isPlaying, count])
  const label = t('codeOf', { number: String(at + 1), count: String(count) })
  const step = (by: number) => {
    setPlaying(false)
    setAt((at + by + count) % count)
  }
  return (
    <Stack gap={3} align="center">
      <QrCode value={codes[at] ?? ''} label={label} size={280} />
      <p role={isPlaying ? undefined : 'status'}>{label}</p>
      {count > 1 && (
        <Stack direction="row" gap={2}>
          <Button onClick={() => step(-1)}>{t('previousCode')}</Button>
          <Button onClick={() => setPlaying(!isPlaying)}>
            {t(isPlaying ? 'stopCodes' : 'playCodes')}
          </Button>
          <Button onClick={() => step(1)}>{t('nextCode')}</Button>
        </Stack>
      )}
    </Stack>
  )
}

/** Gives a transaction or a message to another owner: as a link, a file or QR codes. */
export function HandOverDialog({
  safe,
  subject,
  onClose,
}: {
  safe: OpenSafe
  subject: HandOverSubject
  onClose: () => void
}) {
  const t = useHandOverTexts()
  const { stores } = useServices()
  const navigate = useNavigate()
  const [areCodesOpen, setCodesOpen] = useState(false)
  const [isFull, setFull] = useState(false)
  const { chainId, address } = safe
  const bundle = useMemo(
    () => createBundle({ ...subject, chainId, safe: address }),
    [subject, chainId, address],
  )
  const file = useMemo(() => writeBundle(bundle), [bundle])
  const { data: packed } = useQuery({
    queryKey: ['wallet', 'packed', file],
    queryFn: () => packBundle(bundle),
    staleTime: Number.POSITIVE_INFINITY,
    // Compressing needs no network.
    networkMode: 'always',
  })
  const codes = useMemo(() => {
    try {
      return packed === undefined ? [] : splitIntoFrames(packed)
    } catch {
      // Too long for codes: the link and the file remain.
      return []
    }
  }, [packed])
  const { hash, signatures } = bundle
  const open = async () => {
    try {
      await addBundle(openBundles(stores), bundle)
    } catch {
      return setFull(true)
    }
    onClose()
    await navigate({
      to: '/transactions/bundle',
      search: { safe: safe.ref, id: hash },
    })
  }
  const link = `${window.location.origin}/transactions/import?safe=${safe.ref}#${packed}`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('handOver')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Stack gap={4}>
        <p>{t('handOverText', { count: signatures.length })}</p>
        {packed === undefined ? (
          <Skeleton shape="block" lines={2} />
        ) : (
          <Stack direction="row" gap={2}>
            <CopyButton labelled value={link} label={t('copyLink')} />
            <Button
              onClick={() =>
                saveFile(
                  `safe-bundle-${hash.slice(2, 10)}.json`,
                  'application/json',
                  [file],
                )
              }
            >
              {t('saveFile')}
            </Button>
            {codes.length > 0 && (
              <Button
                aria-expanded={areCodesOpen}
                onClick={() => setCodesOpen(!areCodesOpen)}
              >
                {t('showCodes', { count: codes.length })}
              </Button>
            )}
          </Stack>
        )}
        {areCodesOpen && codes.length > 0 && <CodeSeries codes={codes} />}
        <p className="app-quiet">{t('handOverPublic')}</p>
        <div>
          <Button variant="ghost" onClick={() => void open()}>
            {t('openBundle')}
          </Button>
        </div>
        {isFull && (
          <Notice tone="danger" role="alert" title={t('fullFault')}>
            {t('fullText')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
