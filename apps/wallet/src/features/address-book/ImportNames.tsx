import {
  Address,
  Button,
  Card,
  Checkbox,
  Notice,
  Skeleton,
  Stack,
  VirtualList,
} from '@strongroom/ui-kit'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useImportNamesTexts } from './importTexts.ts'
import {
  type LineProblem,
  type LineWarning,
  mostLines,
  NamesFileError,
  type PlannedName,
  planNames,
} from './namesCsv.ts'
import { setNames } from './setName.ts'

/** Larger files are no address books. */
const mostBytes = 2_000_000

type Translate = ReturnType<typeof useImportNamesTexts>

const keyOf = ({ line }: PlannedName) => String(line)
const isChange = ({ change }: PlannedName) =>
  change === 'add' || change === 'rename'
/** Only names that are new and above suspicion are chosen beforehand. */
const isSafe = ({ change, warnings }: PlannedName) =>
  change === 'add' && warnings.length === 0

function tryPlan(...input: Parameters<typeof planNames>) {
  try {
    return { lines: planNames(...input) }
  } catch (error) {
    if (error instanceof NamesFileError) return { problem: error.problem }
    throw error
  }
}

const problemText = (t: Translate, problem: LineProblem): string =>
  problem.kind === 'namedBefore'
    ? t(problem.kind, { name: problem.name })
    : t(problem.kind)

function warningText(t: Translate, warning: LineWarning): string {
  switch (warning.kind) {
    case 'looksLike':
      return t('looksLike', { other: warning.other })
    case 'nameTaken':
      return t('nameTaken', { address: warning.address })
    case 'oddCharacters':
      return t('oddCharacters', { characters: warning.characters })
    case 'unknownNetwork':
      return t('unknownNetwork', { id: warning.id })
    case 'cleaned':
      return t('cleaned')
  }
}

/** Reads a file of names, shows what it would change, and stores what is chosen. */
export function ImportNames({ file }: { file: File }) {
  const t = useImportNamesTexts()
  const [text, setText] = useState<string>()
  const [stored, setStored] = useState<number>()
  const [isClosed, setClosed] = useState(false)
  const isTooLarge = file.size > mostBytes
  useEffect(() => {
    if (isTooLarge) return
    // A file that cannot be read, such as one that is gone, has no names.
    void file.text().then(setText, () => setText(''))
  }, [file, isTooLarge])
  const close = () => setClosed(true)
  if (isClosed) return null
  if (stored !== undefined)
    return (
      <Notice
        tone="success"
        role="status"
        title={t('stored', { count: stored })}
      />
    )
  if (isTooLarge)
    return <Unreadable onClose={close}>{t('tooLarge')}</Unreadable>
  if (text === undefined) return <Skeleton shape="block" lines={3} />
  return <ImportPreview text={text} onClose={close} onStored={setStored} />
}

function Unreadable({
  children,
  onClose,
}: {
  children: ReactNode
  onClose: () => void
}) {
  const t = useImportNamesTexts()
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('unreadable')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {children}
    </Notice>
  )
}

/** Shows line by line what a file would change, and applies what is chosen. */
function ImportPreview({
  text,
  onClose,
  onStored,
}: {
  text: string
  onClose: () => void
  onStored: (count: number) => void
}) {
  const t = useImportNamesTexts()
  const { stores } = useServices()
  const safe = useOpenSafe()
  const names = useStore(stores.names)
  const safes = useStore(stores.safes)
  const { chains } = useChainRecords()
  const { lines, problem } = useMemo(
    () =>
      tryPlan(text, {
        names,
        chains,
        chainId: safe.chainId,
        known: [...safe.owners.map((address) => ({ address })), ...safes],
      }),
    [text, names, chains, safe, safes],
  )
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(
    new Map(),
  )
  if (lines === undefined)
    return (
      <Unreadable onClose={onClose}>
        {t(problem, { count: mostLines })} {t('columns')}
      </Unreadable>
    )
  const isChosen = (one: PlannedName) =>
    isChange(one) && (choices.get(one.line) ?? isSafe(one))
  const chosen = lines.filter(isChosen)
  const count = (change: PlannedName['change']) =>
    lines.filter((one) => one.change === change).length
  const placeOf = (one: PlannedName) => {
    const line = String(one.line)
    const id = one.chainId
    const network = chains.find(({ chainId }) => chainId === id)?.chainName
    return network === undefined
      ? t('lineOnOther', { line, id })
      : t('line', { line, network })
  }
  return (
    <Card
      title={t('title')}
      description={t('counts', {
        added: count('add'),
        renamed: count('rename'),
        same: count('none'),
        refused: count('refused'),
      })}
      actions={
        <Stack direction="row" gap={2}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              setNames(stores.names, chosen)
              onStored(chosen.length)
            }}
          >
            {t('store', { count: chosen.length })}
          </Button>
        </Stack>
      }
      flush
    >
      <VirtualList
        aria-label={t('lines')}
        className="app-rows"
        items={lines}
        getKey={keyOf}
        estimateSize={() => 110}
        renderRow={(one) => (
          <div className="app-row">
            <div className="app-row-main">
              <span className="app-quiet">{placeOf(one)}</span>
              {one.change === 'refused' ? (
                <span className="app-wrap">
                  {one.address} {one.name}
                </span>
              ) : (
                <Address
                  address={one.address}
                  name={one.name}
                  variant="full"
                  copy={false}
                />
              )}
              {one.problem && (
                <strong>
                  {t('refused', { reason: problemText(t, one.problem) })}
                </strong>
              )}
              {one.warnings.map((warning) => (
                <strong key={warning.kind}>{warningText(t, warning)}</strong>
              ))}
            </div>
            {isChange(one) ? (
              <Checkbox
                label={
                  one.change === 'rename'
                    ? t('replace', { name: one.before ?? '' })
                    : t('add', { name: one.name })
                }
                checked={isChosen(one)}
                onCheckedChange={(checked) =>
                  setChoices((all) => new Map(all).set(one.line, checked))
                }
              />
            ) : (
              one.change === 'none' && (
                <span className="app-quiet">{t('same')}</span>
              )
            )}
          </div>
        )}
      />
    </Card>
  )
}
