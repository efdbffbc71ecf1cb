import { LanguagePicker } from './LanguagePicker.tsx'
import { RegionPicker } from './RegionPicker.tsx'

/** In which region a reader buys, and in which language. */
export function PlaceChoice() {
  return (
    <>
      <RegionPicker />
      <LanguagePicker />
    </>
  )
}
