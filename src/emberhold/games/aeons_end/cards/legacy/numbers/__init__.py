"""Legacy as numbers: one meaning for every slot and every action in all chapters."""
