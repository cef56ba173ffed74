import {
  batch,
  code,
  cross,
  incoming,
  lock,
  outgoing,
  settings,
  swap,
  vault,
} from '../icon/paths.ts'

/** The outlines that rows use; names are those of `Icon`. */
export const rowIcons = {
  batch,
  code,
  cross,
  incoming,
  lock,
  outgoing,
  settings,
  swap,
  vault,
}

/** Name of a picture in a row of transactions. */
export type RowIcon = keyof typeof rowIcons
