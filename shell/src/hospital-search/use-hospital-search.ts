import { useNavigate } from 'react-router-dom';

export function hospitalSearchPath(text: string): string {
  const wanted = text.trim();
  return wanted ? `/hostpital-list?search=${encodeURIComponent(wanted)}` : '/hostpital-list';
}

/** Look for hospitals by what was typed into any search box of the shell. */
export function useHospitalSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => void navigate(hospitalSearchPath(text));
}
