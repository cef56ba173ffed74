import { type GivenLabels, mapLabels } from '@strongroom/ui-kit'
import { germanLabels } from '@strongroom/ui-kit/labels/de'
import { pseudo } from './pseudoTexts.ts'

/**
 * The texts of the component library, each changed by `pseudo`. They are German
 * below: the English ones come with their components, and importing all of them
 * would make every page load more.
 */
export const pseudoLabels: GivenLabels = mapLabels(germanLabels, pseudo)
