/** States and provinces of the countries whose addresses need one, as `code name` lines. */

export interface Region {
  readonly code: string
  readonly name: string
}

export const US_STATES =
  regions(`AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado
|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois
|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan
|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey
|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania
|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia
|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`)

export const CA_PROVINCES = regions(`AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick
|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario
|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`)

export const MX_STATES =
  regions(`AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche
|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero
|HID Hidalgo|JAL Jalisco|MEX Estado de México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca
|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco
|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas`)

export const AU_STATES =
  regions(`ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory
|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`)

function regions(lines: string): readonly Region[] {
  return lines.split('|').map((line) => {
    const [code = '', ...name] = line.trim().split(' ')
    return { code, name: name.join(' ') }
  })
}
