-- What plans say of exports names what is done.
update public.subscription_plans
set features = (
  select jsonb_agg(
    case
      when feature = '"Findings as spreadsheet, comment letter and BCF issues"'::jsonb
        then '"Export of findings as a spreadsheet, comment letter or BCF issues"'::jsonb
      else feature
    end order by place
  )
  from jsonb_array_elements(features) with ordinality as listed (feature, place)
)
where features ? 'Findings as spreadsheet, comment letter and BCF issues';
