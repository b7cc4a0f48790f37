-- What is taken along is named on plans as in the exports themselves.
update public.subscription_plans
set features = (
  select jsonb_agg(
    case
      when feature = '"Findings as spreadsheet, letter and BCF"'::jsonb
        then '"Findings as spreadsheet, comment letter and BCF issues"'::jsonb
      else feature
    end order by place
  )
  from jsonb_array_elements(features) with ordinality as listed (feature, place)
)
where features ? 'Findings as spreadsheet, letter and BCF';
