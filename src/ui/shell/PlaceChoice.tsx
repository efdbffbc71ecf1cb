import { LanguagePicker } from './LanguagePicker.tsx'
import { RegionPicker } from './RegionPicker.tsx'

/** Where somebody buys, and in which language. */
export function PlaceChoice() {
  return (
    <>
      <RegionPicker />
      <LanguagePicker />
    </>
  )
}
