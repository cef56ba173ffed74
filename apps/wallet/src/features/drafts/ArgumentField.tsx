import { SelectField, TextArea, TextField } from '@strongroom/ui-kit'
import type { AbiParameter } from 'viem'
import './drafts.css'
import { useCallTexts } from './callTexts.ts'
import { fieldsOf, readArgument, typeOf, ValueError } from './contractCall.ts'

/** Why the texts of an argument do not fit its type; undefined when they do. */
export function problemOf(
  parameter: AbiParameter,
  textAt: (path: string) => string,
  path: string,
  shortName: string,
): ValueError | undefined {
  try {
    readArgument(parameter, textAt, path, shortName)
    return undefined
  } catch (error) {
    if (error instanceof ValueError) return error
    throw error
  }
}

/** The field of one argument: a tuple has a field for each of its own. */
export function ArgumentField({
  parameter,
  path,
  textAt,
  shortName,
  submitted,
  onChange,
}: {
  parameter: AbiParameter
  path: string
  textAt: (path: string) => string
  shortName: string
  submitted: boolean
  onChange: (path: string, text: string) => void
}) {
  const t = useCallTexts()
  const { type, name } = parameter
  const title =
    name || t('argument', { place: String(1 + Number(path.split('.').at(-1))) })
  const fields = fieldsOf(parameter)
  if (fields)
    return (
      <fieldset className="drafts-tuple">
        <legend>{title}</legend>
        {fields.map((field, at) => (
          <ArgumentField
            key={`${path}.${String(at)}`}
            parameter={field}
            path={`${path}.${at}`}
            {...{ textAt, shortName, submitted, onChange }}
          />
        ))}
      </fieldset>
    )
  const text = textAt(path)
  const problem =
    submitted || text !== ''
      ? problemOf(parameter, textAt, path, shortName)
      : undefined
  const shared = {
    label: `${title} (${typeOf(parameter)})`,
    value: text,
    onValueChange: (next: string) => onChange(path, next),
    error: problem && t(problem.problem, { type: problem.expected }),
  }
  if (type === 'bool')
    return (
      <SelectField
        {...shared}
        options={[
          { value: '', label: t('choose') },
          // These are the words of the language that contracts are written in.
          { value: 'true', label: 'true' },
          { value: 'false', label: 'false' },
        ]}
      />
    )
  return type.endsWith(']') ? (
    <TextArea {...shared} hint={t('listHint')} rows={2} spellCheck={false} />
  ) : (
    <TextField {...shared} spellCheck={false} />
  )
}
